const minute = 60_000
const hour = 60 * minute

export interface Limits {
  perMinute: number
  perHour: number
}

export type Window = ReturnType<typeof createWindow>

/** Counts events in a sliding minute and a sliding hour. Times in ms since 1970. */
export function createWindow({ perMinute, perHour }: Limits) {
  let times: number[] = []
  return {
    /** Counts one. @returns 0 when it is allowed, else the seconds until one will be */
    take(now: number): number {
      // Later times are from before the clock was set back; nobody should wait for them.
      times = times.filter((time) => time > now - hour && time <= now)
      const wait = Math.max(
        waitFor(times, perMinute, minute, now),
        waitFor(times, perHour, hour, now),
      )
      if (wait === 0) times.push(now)
      return Math.ceil(wait / 1000)
    },
    giveBack(time: number): void {
      const at = times.lastIndexOf(time)
      if (at !== -1) times.splice(at, 1)
    },
  }
}

function waitFor(times: readonly number[], limit: number, span: number, now: number): number {
  const blocking = times.at(-limit)
  return blocking === undefined ? 0 : Math.max(0, blocking + span - now)
}
