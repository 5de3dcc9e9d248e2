/** A delay in the unit in which people speak of it; the words of each unit are content. */
export interface Delay {
  readonly unit: 'oneDay' | 'days' | 'months'
  readonly count: number
}

/** Up to so many days a delay is told in days. */
const fewDays = 60

/** How long a delay is: in days as long as they are few, else in months of 30.44 days, rounded. */
export function delayOf(days: number): Delay {
  return days <= fewDays
    ? { unit: days === 1 ? 'oneDay' : 'days', count: days }
    : { unit: 'months', count: Math.round(days / 30.44) }
}
