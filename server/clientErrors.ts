import { type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Node's own status codes for unreadable requests, by error code. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

type Headers = Readonly<Record<string, string>>

/**
 * Answers requests with the site's headers that Node would otherwise answer itself, without any.
 * @param headers of every answer of the site
 */
export function answerMalformedRequests(
  server: Server,
  listener: RequestListener,
  headers: Headers,
): void {
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', listener)
  server.on('clientError', clientErrors(headers))
}

/** Listener for requests that are malformed or too slow. */
function clientErrors(headers: Headers) {
  const lines = Object.entries({ ...headers, connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const status = statuses[error.code ?? ''] ?? 400
    // Never write into the middle of a response: only a client that has received nothing gets an answer.
    const fresh = socket instanceof Socket && socket.bytesWritten === 0
    if (!socket.writable || !fresh) return void socket.destroy()
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy())
  }
}
