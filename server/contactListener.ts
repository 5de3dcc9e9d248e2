import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type HandlerDependencies, handle } from '../contact/handle.ts'
import { senderOf } from '../contact/limits/sender.ts'

const sentence = '{"error":"Too many submissions were refused; wait a minute."}'
// After this many bytes of a refused body the connection is closed.
const maxRead = 64 * 1024

/**
 * Creates the request listener of the contact form.
 * @param clientAddress finds a request's IP address
 */
export function contactListener(
  dependencies: HandlerDependencies,
  clientAddress: (request: IncomingMessage) => string,
) {
  const { refusedOften } = dependencies.limiter
  const addresses = new WeakMap<object, string>()
  const answer = getRequestListener((request, { incoming }) =>
    handle(request, addresses.get(incoming) ?? '', dependencies),
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const address = clientAddress(request)
    const sender = senderOf(address).address
    const seconds = refusedOften.wait(sender)
    if (seconds > 0) {
      refuse(request, response, seconds, dependencies)
      return
    }
    addresses.set(request, address)
    response.once('finish', () => refusedOften.note(sender, response.statusCode))
    void answer(request, response)
  }
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
  { log }: HandlerDependencies,
): void {
  log('warn', { event: 'refused', status: 429 })
  const isShort = Number(request.headers['content-length'] ?? Number.NaN) <= maxRead
  response.writeHead(429, {
    'content-type': 'application/json',
    'content-length': sentence.length,
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    ...(!isShort && { connection: 'close' }),
  })
  if (isShort) request.resume()
  response.end(sentence)
}
