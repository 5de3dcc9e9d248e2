import type { Log } from './log.ts'

const minute = 60_000

/**
 * A log that refusals cannot flood: the first of a status is written at once, those that follow are counted,
 * and their number is written when a minute is over.
 * @param span how long is counted, in ms
 */
export function countRefusals(log: Log, span = minute): Log {
  const counts = new Map<unknown, number>()
  return (level, event) => {
    if (event.event !== 'refused') return log(level, event)
    const { status } = event
    const known = counts.get(status)
    if (known !== undefined) return void counts.set(status, known + 1)
    counts.set(status, 0)
    log(level, event)
    const report = () => {
      const more = counts.get(status) ?? 0
      if (more === 0) return void counts.delete(status)
      counts.set(status, 0)
      log(level, { ...event, more, seconds: span / 1000 })
      later(report, span)
    }
    later(report, span)
  }
}

// It must not keep the process alive when the server is told to end.
function later(run: () => void, ms: number): void {
  setTimeout(run, ms).unref()
}
