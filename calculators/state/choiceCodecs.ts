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

/** Any of some ids, e.g. `papers.tasks`; none in an address without this part. */
export function listCodec(ids: readonly string[]): Codec<readonly string[]> {
  return {
    write: (value) => value.join('.'),
    read: (text) => {
      const chosen = text === '' ? [] : text.split('.')
      return chosen.every((id) => ids.includes(id)) ? chosen : undefined
    },
    absent: [],
  }
}
