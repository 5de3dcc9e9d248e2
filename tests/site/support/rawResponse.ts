import { connect } from 'node:net'
import { site } from './pages.ts'

/** TCP's initial congestion window in bytes (RFC 6928): ten segments. */
export const firstFlight = 14_336

/** A raw HTTP response: status line, headers and body. */
export function rawResponse(path: string): Promise<Buffer> {
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
