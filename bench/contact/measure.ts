/** What a measurement found. Times in milliseconds. */
export interface Measurement {
  perSecond: number
  p50: number
  p99: number
}

/**
 * Repeats steps side by side, each of which does one thing, until the time is over.
 * @param span how long, in ms
 * @returns the rate of all and the time that one took
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

/** A measurement as one line of a table. */
export function row(name: string, { perSecond, p50, p99 }: Measurement): string {
  const rate = Math.round(perSecond).toLocaleString('en').padStart(8)
  return `${name.padEnd(34)}${rate}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}`
}
