/** One event, on one line. Never a visitor's words or address: entries are named by their id. */
export interface LogEvent {
  event: string
  [detail: string]: string | number | boolean | null
}

export type Log = (level: 'info' | 'warn' | 'error', event: LogEvent) => void

/** Writes an event as one line of JSON to standard error; standard output is for the ready line alone. */
export const jsonLog: Log = (level, event) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...event })}\n`)
}
