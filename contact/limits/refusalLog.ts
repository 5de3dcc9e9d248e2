import type { Log } from '../log.ts'

const minute = 60_000

// What a stranger can cause any number of times.
const counted = new Set(['refused', 'honeypot'])

/**
 * A log that refusals and robots cannot flood: the first of a status, or that filled the honeypot, is written at once,
 * those that follow are counted, and their number is written when a minute is over.
 * @param span how long is counted, in ms
 */
export function countRefusals(log: Log, span = minute): Log {
  const counts = new Map<string, number>()
  return (level, event) => {
    if (!counted.has(event.event)) return log(level, event)
    const key = `${event.event} ${event.status}`
    const known = counts.get(key)
    if (known !== undefined) return void counts.set(key, known + 1)
    counts.set(key, 0)
    log(level, event)
    const report = () => {
      const more = counts.get(key) ?? 0
      if (more === 0) return void counts.delete(key)
      counts.set(key, 0)
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
