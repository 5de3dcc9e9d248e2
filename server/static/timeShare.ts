/** In ms: what may be used at once. */
const burst = 500

/**
 * Limits work to a share of the time, so that other requests are answered meanwhile.
 * @param share of the time, from 0 to 1
 * @param now a clock in ms
 * @returns runs the work, or returns undefined when too much has been done lately
 */
export function timeShare(share: number, now = () => performance.now()) {
  let left = burst
  let last = now()
  return <T>(work: () => T): T | undefined => {
    const begun = now()
    left = Math.min(burst, left + (begun - last) * share)
    last = begun
    if (left <= 0) return undefined
    try {
      return work()
    } finally {
      left -= now() - begun
    }
  }
}
