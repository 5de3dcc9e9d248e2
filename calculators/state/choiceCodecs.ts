import { type Day, isDay } from '../planner/day.ts'
import type { Codec } from './codec.ts'

export function choiceCodec<Id extends string>(ids: readonly Id[]): Codec<Id | null> {
  return {
    write: (value) => value ?? '',
    read: (text) => (text === '' ? null : ids.find((id) => id === text)),
  }
}

/** E.g. 2028-03-31. */
export const dayCodec: Codec<Day> = {
  write: (value) => value,
  read: (text) => (isDay(text) ? text : undefined),
}
