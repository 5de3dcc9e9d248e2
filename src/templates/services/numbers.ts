import type { Language } from '../../../routing/language.ts'

interface Units {
  readonly hour: string
  readonly minute: string
}

/** 2時間30分, 2 h 30 min; a zero part is omitted. */
export function duration(minutes: number, units: Units, language: Language): string {
  const gap = language === 'ja' ? '' : ' '
  const parts = [
    { amount: Math.floor(minutes / 60), unit: units.hour },
    { amount: minutes % 60, unit: units.minute },
  ]
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, unit }) => `${amount}${gap}${unit}`)
    .join(gap)
}

/** The time some half hours after another, e.g. 3 after '09:00': '10:30'. */
export function later(start: string, halves: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const minutes = hour * 60 + minute + halves * 30
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
