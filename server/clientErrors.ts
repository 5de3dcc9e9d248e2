import { type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What Node answers to a request that it cannot read, by its error. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

type Headers = Readonly<Record<string, string>>

/**
 * Has requests answered with the headers of the site that Node would answer by itself, and without any.
 * @param headers that every answer of the site has
 */
export function answerOddRequests(
  server: Server,
  listener: RequestListener,
  headers: Headers,
): void {
  // An expectation that nobody here knows may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener)
  server.on('clientError', clientErrors(headers))
}

/** Makes the listener of requests that cannot be read, or come too slowly. */
function clientErrors(headers: Headers) {
  const lines = Object.entries({ ...headers, connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const status = statuses[error.code ?? ''] ?? 400
    // Nothing may be written into the middle of an answer: only who has had none yet gets this one.
    const fresh = socket instanceof Socket && socket.bytesWritten === 0
    if (!socket.writable || !fresh) return void socket.destroy()
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy())
  }
}
