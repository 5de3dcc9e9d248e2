import { faultCodes } from './faults.ts'
import type { Log } from './log.ts'

/**
 * Tells the firm by a second way that inquiries do not get through. Never rejects.
 * @param text without personal data
 * @param now the time, in ms since 1970
 */
export type Alarm = (text: string, now: number) => Promise<void>

const repeatAfter = 60 * 60_000
const timeLimit = 10_000

/**
 * Makes an alarm that posts `{"text": "…"}`, which chat services take as a message. It is told at most once an
 * hour; one that could not be told is told with the next call.
 * @param url of the webhook; it is a secret and is never logged
 */
export function webhookAlarm(url: string, log: Log): Alarm {
  let toldAt = Number.NEGATIVE_INFINITY
  return async (text, now) => {
    // An older time than the last means that the clock was set back.
    if (now >= toldAt && now - toldAt < repeatAfter) return
    try {
      await post(url, text)
      toldAt = now
      log('info', { event: 'alarm-told' })
    } catch (error) {
      log('error', { event: 'alarm-not-told', fault: faultCodes(error) })
    }
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
