import type { Store } from '@netlify/blobs'
import type { AlarmMemory, Trouble } from '../contact/delivery/alarm.ts'

const keyOf = (trouble: Trouble) => `alarm-${trouble}`

/**
 * Remembers in the store when the firm was last told that inquiries do not get through: each run of a function may
 * be a process of its own. A store that is down is itself a reason to tell, so its faults keep nothing back; for as
 * long as it is, each process remembers for itself. No method rejects.
 */
export function alarmMemory(store: Store): AlarmMemory {
  const own = new Map<Trouble, number>()
  return {
    async toldAt(trouble) {
      try {
        const text = await store.get(keyOf(trouble))
        return text === null ? null : Number(text)
      } catch {
        return own.get(trouble) ?? null
      }
    },
    async told(trouble, now) {
      own.set(trouble, now)
      await store.set(keyOf(trouble), String(now)).catch(() => {})
    },
    async forget(trouble) {
      own.delete(trouble)
      await store.delete(keyOf(trouble)).catch(() => {})
    },
  }
}
