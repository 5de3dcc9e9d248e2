import { connect, type Socket } from 'node:net'
import { contactPath } from '../../contact/rules.ts'

/**
 * Opens a connection that sends one inquiry at a time; `send` resolves with its 200. A raw socket, because on
 * two cores an HTTP client would take processor time from the server.
 * @param port of the server on this machine
 * @param body creates the body of each inquiry
 */
export async function openConnection(port: number, body: () => string) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((ready, failed) => {
    socket.once('connect', ready).once('error', failed)
  })
  return {
    send: () => exchange(socket, body()),
    close: () => void socket.destroy(),
  }
}

function exchange(socket: Socket, body: string): Promise<void> {
  return new Promise((done, failed) => {
    let answer = ''
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      // The whole body is {"ok":true}.
      if (!answer.endsWith('}')) return
      socket.off('data', onData).off('error', failed)
      if (answer.startsWith('HTTP/1.1 200 ')) done()
      else failed(new Error(`The server answered: ${answer.slice(0, 200)}`))
    }
    socket.on('data', onData).on('error', failed)
    socket.write(
      `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
}
