import type { Log } from '../log.ts'

const minute = 60_000

// Events that a stranger can cause any number of times.
const counted = new Set(['refused', 'honeypot'])

/**
 * A log that floods of refusals cannot fill: the first refusal of each status, or honeypot hit, is written at
 * once; repeats are counted and written as one number per minute.
 * @param span counting interval in ms
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

// Must not keep the process alive at shutdown.
function later(run: () => void, ms: number): void {
  setTimeout(run, ms).unref()
}
