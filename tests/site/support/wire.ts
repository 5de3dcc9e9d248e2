import { connect } from 'node:net'
import { site } from './pages.ts'

/** What a server may send before it hears from the reader, in bytes: ten segments, headers of the line apart. */
export const firstFlight = 14_336

/** The bytes of an answer as they come over the line: status line, headers and body. */
export function bytesOf(path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site(path))
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(parts)))
  })
}
