/** Why a request was turned away: thrown on the way in, turned into an answer by respond.ts. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param status of HTTP
   * @param sentence that the visitor may read
   * @param headers that belong to the status
   */
  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence)
    this.status = status
    this.headers = headers
  }
}

/** Seconds after which a visitor may try again when the store is broken. */
const storeRetryAfter = 60

/** Of a request that is no submission. */
export function notAllowed(): Refusal {
  return new Refusal(405, 'Only POST is answered here; use the contact page.', { allow: 'POST' })
}

/** Of a submission over the limit of its address. @param seconds to wait */
export function tooMany(seconds: number): Refusal {
  return new Refusal(429, `Too many submissions from this address; wait ${seconds} seconds.`, {
    'retry-after': String(seconds),
  })
}

/** Of an inquiry over the limit of all addresses together. @param seconds to wait */
export function tooManyInAll(seconds: number): Refusal {
  return new Refusal(503, 'No inquiry can be taken now; please try later, or call the firm.', {
    'retry-after': String(seconds),
  })
}

/** Of an inquiry that the store did not take. */
export function unstored(): Refusal {
  return new Refusal(503, 'The inquiry could not be stored; please send it again in a minute.', {
    'retry-after': String(storeRetryAfter),
  })
}
