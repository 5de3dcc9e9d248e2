import type { Send } from '../contact/delivery/send.ts'

// A mail that has less time than this (ms) is not begun: it would only be cut off.
const shortest = 2000

/**
 * Makes a way of sending that knows when its function ends.
 * @param end when every send is over, in ms since 1970
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
