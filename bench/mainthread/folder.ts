import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Serves a built site from a folder, for comparison. @returns its URL and a function that stops it */
export async function serveFolder(folder: string) {
  const files = sirv(folder)
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
