import type { Store } from '@netlify/blobs'
import type { AlarmMemory } from '../contact/alarm.ts'

// Each run of a function may be a process of its own, so the store remembers for all of them.
const key = 'alarm'

/** Remembers in the store when the firm was last told that inquiries do not get through. */
export function alarmMemory(store: Store): AlarmMemory {
  return {
    async toldAt() {
      const text = await store.get(key)
      return text === null ? null : Number(text)
    },
    async told(now) {
      await store.set(key, String(now))
    },
  }
}
