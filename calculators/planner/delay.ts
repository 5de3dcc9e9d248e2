export interface Delay {
  readonly unit: 'oneDay' | 'days' | 'months'
  readonly count: number
}

/** Up to this many days a delay is given in days. */
const fewDays = 60

/** In days up to 60, otherwise in months of 30.44 days, rounded. */
export function delayOf(days: number): Delay {
  return days <= fewDays
    ? { unit: days === 1 ? 'oneDay' : 'days', count: days }
    : { unit: 'months', count: Math.round(days / 30.44) }
}
