/** Times in ms. */
export interface Measurement {
  perSecond: number
  p50: number
  p99: number
}

/**
 * Runs steps in parallel, each over and over, until the time is up.
 * @param span in ms
 * @returns the total rate and the percentiles of a step's duration
 */
export async function measure(
  steps: readonly (() => unknown)[],
  span: number,
): Promise<Measurement> {
  const times: number[] = []
  const begun = performance.now()
  const end = begun + span
  await Promise.all(
    steps.map(async (step) => {
      while (performance.now() < end) {
        const start = performance.now()
        await step()
        times.push(performance.now() - start)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

export function row(name: string, { perSecond, p50, p99 }: Measurement): string {
  const rate = Math.round(perSecond).toLocaleString('en').padStart(8)
  return `${name.padEnd(34)}${rate}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}`
}
