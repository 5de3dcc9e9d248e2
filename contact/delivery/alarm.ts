import type { Log } from '../log.ts'
import { faultCodes } from './faults.ts'

/** What an alarm is about; each is told and cleared by itself. */
export type Trouble = 'delivery' | 'clock' | 'store' | 'settings'

/** Tells the firm by a second way that something is wrong. Its methods never reject. */
export interface Alarm {
  /**
   * Tells of a trouble, at most once an hour; what could not be told is told with the next call.
   * @param text without personal data
   * @param now the time, in ms since 1970
   */
  raise(trouble: Trouble, text: string, now: number): Promise<void>
  /** Says once that a trouble is over, if it was told. */
  clear(trouble: Trouble, text: string): Promise<void>
}

/** Remembers when the firm was last told, in ms since 1970. */
export interface AlarmMemory {
  /** Null when it never was, or since it was said to be over. */
  toldAt(trouble: Trouble): Promise<number | null>
  told(trouble: Trouble, now: number): Promise<void>
  forget(trouble: Trouble): Promise<void>
}

const repeatAfter = 60 * 60_000
const timeLimit = 10_000

/**
 * Makes an alarm that posts `{"text": "…"}`, which chat services take as a message.
 * @param url of the webhook; it is a secret and is never logged
 * @param memory where more than one process tells; without it, this one remembers
 */
export function webhookAlarm(url: string, log: Log, memory = ownMemory()): Alarm {
  return {
    async raise(trouble, text, now) {
      try {
        const last = await memory.toldAt(trouble)
        // An older time than the last means that the clock was set back.
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
    // Another place than the one that was set must not get it.
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  })
  await response.body?.cancel()
  if (!response.ok) throw Object.assign(new Error('The webhook refused'), { code: response.status })
}
