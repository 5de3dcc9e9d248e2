import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { senderOf } from '../contact/limits/sender.ts'

/** Most connections of one address: an office behind one address opens six for each person at once. */
const mostOfOne = 100
/** Most of one IPv6 /48, which one customer may hold. */
const mostOfNetwork = 300
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
    const { address, network } = senderOf(socket.remoteAddress ?? '')
    // Of IPv4 both are the same, and the second limit counts.
    const most = new Map([
      [network, mostOfNetwork],
      [address, mostOfOne],
    ])
    const full = [...most].some(([from, limit]) => (counts.get(from) ?? 0) >= limit)
    if (full && !behindProxy) return void socket.destroy()
    for (const from of most.keys()) counts.set(from, (counts.get(from) ?? 0) + 1)
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      for (const from of most.keys()) {
        const left = (counts.get(from) ?? 1) - 1
        if (left > 0) counts.set(from, left)
        else counts.delete(from)
      }
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
