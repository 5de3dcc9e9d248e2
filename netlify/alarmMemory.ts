import type { Store } from '@netlify/blobs'
import type { AlarmMemory } from '../contact/alarm.ts'

const key = 'alarm'

/**
 * Remembers in the store when the firm was last told that inquiries do not get through: each run of a function may
 * be a process of its own. A store that is down is itself a reason to tell, so its faults keep nothing back; for as
 * long as it is, each process remembers for itself. Neither method rejects.
 */
export function alarmMemory(store: Store): AlarmMemory {
  let own: number | null = null
  return {
    async toldAt() {
      try {
        const text = await store.get(key)
        return text === null ? null : Number(text)
      } catch {
        return own
      }
    },
    async told(now) {
      own = now
      await store.set(key, String(now)).catch(() => {})
    },
  }
}
