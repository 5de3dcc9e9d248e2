import type { IncomingMessage, ServerResponse } from 'node:http'

// How much of an unwanted body is read (bytes), and for how long (ms), so that an honest client gets to read
// the answer: closing at once would tear it down with the connection.
const most = 64 * 1024
const longest = 1000

/** True when the request says that a body comes with it. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** True for a GET or HEAD that brings no body: all other requests are refused where things are only read. */
export function isPlainRead(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request)
}

/**
 * Answers a request that is not answered here with a status, headers (names and values in turn) and a line
 * of text. A body that comes with it is not waited for: the connection is closed soon.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  text: string,
): void {
  const unwanted = hasBody(request)
  response.writeHead(status, [
    ...headers,
    ...['cache-control', 'no-store', 'content-type', 'text/plain; charset=utf-8'],
    ...['content-length', String(Buffer.byteLength(text))],
    ...(unwanted ? ['connection', 'close'] : []),
  ])
  if (!unwanted) return void response.end(text)
  response.write(text)
  let size = 0
  const end = () => void response.end()
  const timer = setTimeout(end, longest)
  response.once('close', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength
    if (size > most) end()
  })
  request.once('end', end)
}
