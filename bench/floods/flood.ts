import { connect, type Socket } from 'node:net'
import { contactPath } from '../../contact/rules.ts'

// A flood, in its own process until it is killed. Arguments: its kind and the server's port. It comes from
// 127.0.0.1 and reconnects soon after the server closed the connection.

const [kind = '', port = ''] = process.argv.slice(2)
const pauseBeforeAgain = 100

const host = 'Host: localhost\r\n'
const body = JSON.stringify({ name: 'x', email: 'x@x.test', message: 'x', language: 'ja' })
const post =
  `POST ${contactPath} HTTP/1.1\r\n${host}Content-Type: application/json\r\n` +
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
let asked = 0

interface Flood {
  connections: number
  begin(socket: Socket): void
}

const floods: Record<string, Flood> = {
  'slow headers': {
    connections: 1000,
    begin: (socket) => void socket.resume().write('GET / HTTP/1.1\r\n'),
  },
  'slow readers': {
    connections: 1000,
    begin(socket) {
      socket.pause()
      socket.write(`GET ${process.argv[4]} HTTP/1.1\r\n${host}\r\n`)
      // Reads a little now and then, so that the connection is never idle.
      const timer = setInterval(() => socket.read(1024), 1000)
      socket.on('readable', () => {}).once('close', () => clearInterval(timer))
    },
  },
  'refused posts': { connections: 64, begin: (socket) => again(socket, () => post) },
  'posts of another site': {
    connections: 64,
    begin: (socket) =>
      again(socket, () => post.replace('\r\n', '\r\nOrigin: https://elsewhere.test\r\n')),
  },
  'not found': {
    connections: 64,
    begin: (socket) => again(socket, () => `GET /nothing-${asked++} HTTP/1.1\r\n${host}\r\n`),
  },
}

/** Sends the next request as soon as a response has come. */
function again(socket: Socket, request: () => string): void {
  socket.on('data', (chunk: Buffer) => {
    if (chunk.includes('HTTP/1.1 ')) socket.write(request())
  })
  socket.write(request())
}

const flood = floods[kind]
if (!flood) throw new Error(`There is no flood "${kind}".`)

function open({ begin }: Flood): void {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.once('connect', () => begin(socket))
  socket.once('close', () => setTimeout(open, pauseBeforeAgain, flood))
}

for (let count = 0; count < flood.connections; count += 1) open(flood)
