import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { senderOf } from '../contact/sender.ts'

/** Most connections of one address: an office behind one address opens six for each person at once. */
const mostOfOne = 100
// A client has this long (ms) for its answer, and as much more as these bytes a millisecond take. The slowest phones
// manage several times as much.
const patience = 30_000
const slowest = 4
const lookEvery = 10_000

/**
 * Keeps one address, or readers that hardly read, from taking all connections.
 * @param behindProxy all connections are the proxy's then, and it has to bound those of one address
 * @returns the function that ends it
 */
export function boundConnections(server: Server, behindProxy: boolean): () => void {
  const open = new Set<Socket>()
  const counts = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const { address } = senderOf(socket.remoteAddress ?? '')
    const count = (counts.get(address) ?? 0) + 1
    if (count > mostOfOne && !behindProxy) return void socket.destroy()
    counts.set(address, count)
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
  const progress = new WeakMap<Socket, { bytes: number; since: number }>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of open) {
      const waiting = socket.writableLength
      const bytes = socket.bytesWritten - waiting
      const last = progress.get(socket)
      if (waiting === 0 || !last || last.bytes !== bytes)
        progress.set(socket, { bytes, since: now })
      else if (now - last.since > patience + waiting / slowest) socket.destroy()
    }
  }, lookEvery)
  return () => clearInterval(timer)
}
