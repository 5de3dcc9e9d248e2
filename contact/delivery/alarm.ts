import type { Log } from '../log.ts'
import { faultCodes } from './faults.ts'

/** Topics of alarms; each is raised and cleared separately. */
export type Trouble = 'delivery' | 'clock' | 'store' | 'settings'

/** Notifies the firm by a webhook. The methods never reject. */
export interface Alarm {
  /**
   * Raises an alarm, at most once an hour per topic; a failed notification is repeated with the next call.
   * @param text without personal data
   * @param now in ms since 1970
   */
  raise(trouble: Trouble, text: string, now: number): Promise<void>
  /** Reports once that the trouble is over, if it was raised. */
  clear(trouble: Trouble, text: string): Promise<void>
}

/** Remembers when each alarm was last raised, in ms since 1970. */
export interface AlarmMemory {
  /** Null when it was never raised, or was cleared since. */
  toldAt(trouble: Trouble): Promise<number | null>
  told(trouble: Trouble, now: number): Promise<void>
  forget(trouble: Trouble): Promise<void>
}

const repeatAfter = 60 * 60_000
const timeLimit = 10_000

/**
 * Creates an alarm that posts `{"text": "…"}`, which chat services accept as a message.
 * @param url of the webhook; it is a secret and never logged
 * @param memory shared by several processes; by default this process remembers
 */
export function webhookAlarm(url: string, log: Log, memory = ownMemory()): Alarm {
  return {
    async raise(trouble, text, now) {
      try {
        const last = await memory.toldAt(trouble)
        // A time before the last one means that the clock was set back.
        if (last !== null && now >= last && now - last < repeatAfter) return
        await post(url, text)
        await memory.told(trouble, now)
        log('info', { event: 'alarm-told', trouble })
      } catch (error) {
        log('error', { event: 'alarm-not-told', trouble, fault: faultCodes(error) })
      }
    },
    async clear(trouble, text) {
      try {
        if ((await memory.toldAt(trouble)) === null) return
        await post(url, text)
        await memory.forget(trouble)
        log('info', { event: 'all-clear-told', trouble })
      } catch (error) {
        log('error', { event: 'all-clear-not-told', trouble, fault: faultCodes(error) })
      }
    },
  }
}

function ownMemory(): AlarmMemory {
  const last = new Map<Trouble, number>()
  return {
    toldAt: async (trouble) => last.get(trouble) ?? null,
    told: async (trouble, now) => void last.set(trouble, now),
    forget: async (trouble) => void last.delete(trouble),
  }
}

async function post(url: string, text: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    // The secret must not be sent to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  })
  await response.body?.cancel()
  if (!response.ok)
    throw Object.assign(new Error('The webhook returned an error'), { code: response.status })
}
