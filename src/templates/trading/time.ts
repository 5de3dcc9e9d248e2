/** A moment of the day at a place. */
export interface ClockTime {
  readonly hours: number
  readonly minutes: number
  /** Whether it is Saturday or Sunday there. */
  readonly weekend?: boolean
}

/** Office hours, from and until, in hours of the place's own time. */
const officeHours = { from: 9, until: 18 }

/** The time at a place, by its distance to UTC in hours, when it is that time at another. */
export function timeThere(here: ClockTime, hereOffset: number, thereOffset: number): ClockTime {
  const minutes = here.hours * 60 + here.minutes + (thereOffset - hereOffset) * 60
  const day = ((minutes % 1440) + 1440) % 1440
  return { hours: Math.floor(day / 60), minutes: day % 60 }
}

/** As a clock without hands shows it, e.g. '05:30'. */
export function digits({ hours, minutes }: ClockTime): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** How far the hands are turned from twelve, in degrees. */
export function hands({ hours, minutes }: ClockTime): { hour: number; minute: number } {
  return { hour: (hours % 12) * 30 + minutes / 2, minute: minutes * 6 }
}

/** Whether somebody is at the office; holidays are not known here. */
export function isOpen({ hours, weekend = false }: ClockTime): boolean {
  return !weekend && hours >= officeHours.from && hours < officeHours.until
}
