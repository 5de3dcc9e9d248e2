import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { senderOf } from '../contact/limits/sender.ts'

/** Limit of connections per address: a browser opens six, and an office shares one address. */
const maxPerAddress = 100
/** Limit per IPv6 /48, which one customer may own. */
const maxPerNetwork = 300
// A client has this long (ms) to take its response, plus its size at `minBytesPerMs` bytes per ms. The slowest
// phones are several times faster.
const timeout = 30_000
const minBytesPerMs = 4
const lookEvery = 10_000

/**
 * Keeps a single address, or clients that hardly read, from using up all connections.
 * @param behindProxy all connections are the proxy's then, which has to limit addresses itself
 * @returns stops the checks
 */
export function limitConnections(server: Server, behindProxy: boolean): () => void {
  const open = new Set<Socket>()
  const counts = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const { address, network } = senderOf(socket.remoteAddress ?? '')
    // For IPv4 both keys are equal, and the second limit applies.
    const most = new Map([
      [network, maxPerNetwork],
      [address, maxPerAddress],
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
      else if (now - last.since > timeout + waiting / minBytesPerMs) socket.destroy()
    }
  }, lookEvery)
  return () => clearInterval(timer)
}

/** Upper limit of connections. Each takes a file descriptor and some memory. */
const connections = 1000
/** File descriptors for the store, mails and the rest of the process. */
const reserved = 64

/** How many connections the server may hold open, given the process's limit of file descriptors. */
export function maxConnections(): number {
  // Missing in the types; without it the report does reverse DNS lookups.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } }
  }
  const limit = Number(userLimits?.open_files?.soft ?? 'unlimited')
  if (Number.isNaN(limit)) return connections
  // With a low limit, use half of it: a single connection would turn visitors away.
  return Math.max(1, Math.min(connections, limit - Math.min(reserved, Math.ceil(limit / 2))))
}
