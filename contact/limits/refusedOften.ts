const minute = 60_000
/** Nobody who fills in a form is refused this often in a minute. */
const maxRefusals = 30
/** How many addresses are remembered; then the oldest is dropped. */
const maxAddresses = 20_000

/** Knows addresses that are refused again and again, so that further requests are cheap to reject. */
export interface RefusedOften {
  /** @param status of HTTP that a submission was answered with */
  note(address: string, status: number): void
  /** Seconds until the next submission is processed; 0 for at once. */
  wait(address: string): number
}

/** Forgets after a minute, by the monotonic clock. */
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
      if (known.size > maxAddresses && oldest !== undefined) known.delete(oldest)
    },
    wait(address) {
      const entry = known.get(address)
      if (!entry || entry.count < maxRefusals) return 0
      return Math.max(0, Math.ceil((entry.until - performance.now()) / 1000))
    },
  }
}
