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
