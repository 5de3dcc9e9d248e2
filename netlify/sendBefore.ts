import type { Send } from '../contact/delivery/send.ts'

// With less time than this (ms) a send is not started: it would only be cut off.
const shortest = 2000

/**
 * Limits sends to the lifetime of their function.
 * @param end when every send must be over, in ms since 1970
 */
export function sendBefore(end: number, send: Send): Send {
  return async (mail, signal, handedOver) => {
    const left = end - Date.now()
    if (left < shortest) {
      throw Object.assign(new Error('The function has no time left.'), { code: 'ETIMEDOUT' })
    }
    await send(mail, AbortSignal.any([signal, AbortSignal.timeout(left)]), handedOver)
  }
}
