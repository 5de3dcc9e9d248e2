import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection that writes raw bytes, for what no honest client sends. */
interface RawClient {
  socket: Socket
  answer(): string
  /** Resolves with the lifetime of the connection (ms). */
  closed: Promise<number>
}

/** Connects to the server and writes a text; `silent` clients read nothing. Ends with the test. */
export function openRaw(base: string, text = '', silent = false): RawClient {
  const begun = Date.now()
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.setEncoding('latin1')
  if (!silent) {
    socket.on('data', (chunk) => {
      answer += chunk
    })
  }
  socket.on('error', () => {})
  socket.write(text, 'latin1')
  const closed = new Promise<number>((done) => {
    socket.once('close', () => done(Date.now() - begun))
  })
  return { socket, answer: () => answer, closed }
}

/** A GET request, to be written many times in a row. */
export function getLine(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
}
