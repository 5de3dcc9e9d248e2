import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from '../../server/connections.ts'

/** How many of `count` connections stay open; `addressOf` gives each one's address. */
function held(count: number, addressOf: (at: number) => string): number {
  const server = new EventEmitter()
  onTestFinished(limitConnections(server as Server, false))
  let open = 0
  for (let at = 0; at < count; at += 1) {
    let destroyed = false
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress: addressOf(at),
      destroy: () => {
        destroyed = true
      },
    })
    server.emit('connection', socket)
    if (!destroyed) open += 1
  }
  return open
}

it('one address holds at most 100 connections, and an IPv6 /64 counts as one address', () => {
  expect(held(150, () => '192.0.2.1')).toBe(100)
  expect(held(150, (at) => `2001:db8:1:2::${at.toString(16)}`)).toBe(100)
})

it('one IPv6 /48 cannot use up all connections, however many /64 it has', () => {
  expect(held(2000, (at) => `2001:db8:1:${(at % 40).toString(16)}::1`)).toBe(300)
  expect(held(40, (at) => `2001:db8:${at.toString(16)}::1`)).toBe(40)
})
