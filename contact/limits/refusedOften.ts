const minute = 60_000
/** So many refused submissions a minute are nobody's who fills in a form. */
const most = 30
/** How many addresses are remembered; beyond that the longest known is forgotten. */
const remembered = 20_000

/** Knows the addresses whose submissions are refused again and again, so that more of them cost next to nothing. */
export interface RefusedOften {
  /** Counts how a submission of an address was answered. @param status of HTTP */
  note(address: string, status: number): void
  /** Seconds until the next one is looked at; 0 when it is at once. */
  wait(address: string): number
}

/** Makes one that forgets after a minute; it counts by the steady clock. */
export function createRefusedOften(): RefusedOften {
  const known = new Map<string, { count: number; until: number }>()
  return {
    note(address, status) {
      if (status < 400 || status >= 500) return
      const now = performance.now()
      const entry = known.get(address)
      if (entry && entry.until > now) {
        entry.count += 1
        return
      }
      known.delete(address)
      known.set(address, { count: 1, until: now + minute })
      const [oldest] = known.keys()
      if (known.size > remembered && oldest !== undefined) known.delete(oldest)
    },
    wait(address) {
      const entry = known.get(address)
      if (!entry || entry.count < most) return 0
      return Math.max(0, Math.ceil((entry.until - performance.now()) / 1000))
    },
  }
}
