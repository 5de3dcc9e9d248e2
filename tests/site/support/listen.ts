import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Listens on a free local port. @returns its URL, and a function that stops it */
export async function listen(answer: RequestListener): Promise<{ url: string; stop(): void }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Serves a built site. @returns its URL, and a function that stops it */
export const serveBuilt = (dist: string) => listen(sirv(dist, { extensions: ['html'] }))
