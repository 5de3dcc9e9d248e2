import { faultCodes } from './faults.ts'
import type { Log } from './log.ts'

/**
 * Tells the firm by a second way that inquiries do not get through. Never rejects.
 * @param text without personal data
 * @param now the time, in ms since 1970
 */
export type Alarm = (text: string, now: number) => Promise<void>

/** Remembers when the firm was last told, in ms since 1970. */
export interface AlarmMemory {
  /** Null when it never was. */
  toldAt(): Promise<number | null>
  told(now: number): Promise<void>
}

const repeatAfter = 60 * 60_000
const timeLimit = 10_000

/**
 * Makes an alarm that posts `{"text": "…"}`, which chat services take as a message. It is told at most once an
 * hour; one that could not be told is told with the next call.
 * @param url of the webhook; it is a secret and is never logged
 * @param memory where more than one process tells; without it, this one remembers
 */
export function webhookAlarm(url: string, log: Log, memory = ownMemory()): Alarm {
  return async (text, now) => {
    try {
      const last = await memory.toldAt()
      // An older time than the last means that the clock was set back.
      if (last !== null && now >= last && now - last < repeatAfter) return
      await post(url, text)
      await memory.told(now)
      log('info', { event: 'alarm-told' })
    } catch (error) {
      log('error', { event: 'alarm-not-told', fault: faultCodes(error) })
    }
  }
}

function ownMemory(): AlarmMemory {
  let last: number | null = null
  return {
    toldAt: () => Promise.resolve(last),
    async told(now) {
      last = now
    },
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
