import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** How many pipelined requests of a connection are answered. */
const maxAnswered = 16
/** Above this the client is malicious, and the connection is dropped. */
const maxTolerated = 64

/**
 * Limits pipelining. Node has no limit: it reads on however many responses a client has not taken yet. The
 * last response closes the connection; clients repeat the rest on a new one (RFC 9112, section 9.3.2).
 */
export function limitPipelining(listener: Listener): Listener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // A response has a socket unless another is ahead of it, so browsers always get here.
    if (response.socket) return listener(request, response)
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > maxTolerated) return void socket.destroy()
    if (count > maxAnswered) return
    if (count < maxAnswered) {
      response.once('close', () => {
        const now = waiting.get(socket) ?? 0
        // After `connection: close`, later requests stay unanswered.
        if (now < maxAnswered) waiting.set(socket, now - 1)
      })
    } else {
      response.setHeader('connection', 'close')
      socket.pause()
    }
    listener(request, response)
  }
}
