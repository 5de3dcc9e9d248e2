/** Why a request was refused; respond.ts turns it into an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param status of HTTP
   * @param sentence may be shown to the visitor
   * @param headers that belong to the status
   */
  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence)
    this.status = status
    this.headers = headers
  }
}

/** Seconds until a retry makes sense when the store is broken. */
const storeRetryAfter = 60

export function notAllowed(): Refusal {
  return new Refusal(405, 'Only POST is answered here; use the contact page.', { allow: 'POST' })
}

export function tooMany(seconds: number): Refusal {
  return new Refusal(429, `Too many submissions from this address; wait ${seconds} seconds.`, {
    'retry-after': String(seconds),
  })
}

export function tooManyInAll(seconds: number): Refusal {
  return new Refusal(503, 'No inquiry can be accepted now; please try later, or call the firm.', {
    'retry-after': String(seconds),
  })
}

export function unstored(): Refusal {
  return new Refusal(503, 'The inquiry could not be stored; please send it again in a minute.', {
    'retry-after': String(storeRetryAfter),
  })
}
