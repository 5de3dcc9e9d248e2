import type { IncomingMessage, ServerResponse } from 'node:http'

// How much of an unwanted body is read (bytes), and for how long (ms): closing at once would reset the
// connection before the client has read the answer.
const maxBodyBytes = 64 * 1024
const maxWait = 1000

export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** Whether it is a GET or HEAD without a body. */
export function isPlainRead(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request)
}

/**
 * Answers with an error status and a line of text; `headers` are alternating names and values. With a request
 * body, the connection is closed soon.
 */
export function sendError(
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
  const timer = setTimeout(end, maxWait)
  response.once('close', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength
    if (size > maxBodyBytes) end()
  })
  request.once('end', end)
}
