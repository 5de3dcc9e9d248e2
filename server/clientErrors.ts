import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What Node answers to a request that it cannot read, by its error. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Makes the listener of requests that are none, or come too slowly. It answers as Node would by itself, with
 * the headers besides that every answer of the site has.
 */
export function answerClientErrors(headers: Readonly<Record<string, string>>) {
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
