import type { AddressInfo, Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Listens on a free port of loopback until the test ends. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
