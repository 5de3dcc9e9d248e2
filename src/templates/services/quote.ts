/** A room's price in yen, tax included, and minutes for two people. */
export interface Rate {
  readonly id: string
  readonly price: number
  readonly minutes: number
}

export interface Quote {
  readonly rooms: number
  /** Yen, tax included, to the nearest ten. */
  readonly price: number
  readonly minutes: number
}

/**
 * Adds up the ticked rooms.
 * @param rates of all rooms
 * @param ticked ids; unknown ones are ignored
 * @param off discount in percent
 */
export function quoteOf(rates: readonly Rate[], ticked: readonly string[], off: number): Quote {
  const chosen = rates.filter(({ id }) => ticked.includes(id))
  const full = chosen.reduce((sum, { price }) => sum + price, 0)
  return {
    rooms: chosen.length,
    price: Math.round((full * (100 - off)) / 1000) * 10,
    minutes: chosen.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}
