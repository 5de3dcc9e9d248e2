/** A local time of day. */
export interface ClockTime {
  readonly hours: number
  readonly minutes: number
  /** Whether it is Saturday or Sunday there. */
  readonly weekend?: boolean
}

/** Office hours, start and end, in local time. */
const officeHours = { from: 9, until: 18 }

/** Converts a local time between two places, by their UTC offsets in hours. */
export function timeThere(here: ClockTime, hereOffset: number, thereOffset: number): ClockTime {
  const minutes = here.hours * 60 + here.minutes + (thereOffset - hereOffset) * 60
  const day = ((minutes % 1440) + 1440) % 1440
  return { hours: Math.floor(day / 60), minutes: day % 60 }
}

/** Digital, e.g. '05:30'. */
export function digits({ hours, minutes }: ClockTime): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Angles of the hands from twelve, in degrees. */
export function hands({ hours, minutes }: ClockTime): { hour: number; minute: number } {
  return { hour: (hours % 12) * 30 + minutes / 2, minute: minutes * 6 }
}

/** Whether the office is open; public holidays are not considered. */
export function isOpen({ hours, weekend = false }: ClockTime): boolean {
  return !weekend && hours >= officeHours.from && hours < officeHours.until
}
