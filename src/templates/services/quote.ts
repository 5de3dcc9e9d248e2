/** What a room costs: yen, tax included, and minutes for two people. */
export interface Rate {
  readonly id: string
  readonly price: number
  readonly minutes: number
}

export interface Quote {
  /** How many rooms. */
  readonly rooms: number
  /** Yen, tax included, to the nearest ten. */
  readonly price: number
  readonly minutes: number
}

/**
 * Adds up what was ticked.
 * @param rates every room that can be ticked
 * @param ticked the ids of those that are; others are left out
 * @param off per cent off the price
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
