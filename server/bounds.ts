import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** How many requests of one connection are answered before the first answer has gone out. */
const answered = 16
/** With this many the client means harm, and is cut off at once. */
const tolerated = 64

/**
 * Bounds pipelining, for which Node has no bound: it reads on and asks for answers, however many a client
 * has not taken yet. The last one that is answered says so and closes the connection; a client asks for the
 * rest on another one (RFC 9112, 9.3.2).
 */
export function boundPipelining(listener: Listener): Listener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // A response has its socket when no other is before it, which is so for every browser.
    if (response.socket) return listener(request, response)
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > tolerated) return void socket.destroy()
    if (count > answered) return
    if (count < answered) {
      response.once('close', () => {
        const now = waiting.get(socket) ?? 0
        // Once the last has been announced, those behind it stay unanswered.
        if (now < answered) waiting.set(socket, now - 1)
      })
    } else {
      response.setHeader('connection', 'close')
      socket.pause()
    }
    listener(request, response)
  }
}

/** How many connections there may be. Each takes a descriptor and some memory. */
const connections = 1000
/** Descriptors that the store, mails and the rest of the process need. */
const reserved = 64

/** How many connections the server may hold open on this machine. */
export function mostConnections(): number {
  // Not in the types yet; without it the report looks up the names of addresses.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } }
  }
  const limit = Number(userLimits?.open_files?.soft ?? 'unlimited')
  if (Number.isNaN(limit)) return connections
  // Where there are few, half of them: one connection at a time would turn visitors away.
  return Math.max(1, Math.min(connections, limit - Math.min(reserved, Math.ceil(limit / 2))))
}
