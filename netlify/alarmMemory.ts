import type { Store } from '@netlify/blobs'
import type { AlarmMemory, Trouble } from '../contact/delivery/alarm.ts'

const keyOf = (trouble: Trouble) => `alarm-${trouble}`

/**
 * Stores when the last alarm was raised, because each function call may be a process of its own. A broken
 * store is itself a reason for an alarm, so its errors are ignored and each process then remembers for
 * itself. No method rejects.
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
