/** One event, written on one line. Never contains a visitor's words or address: entries are named by id. */
export interface LogEvent {
  event: string
  [detail: string]: string | number | boolean | null
}

export type Log = (level: 'info' | 'warn' | 'error', event: LogEvent) => void

/** Writes JSON lines to standard error; standard output has only the ready line. */
export const jsonLog: Log = (level, event) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...event })}\n`)
}
