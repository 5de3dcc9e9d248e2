import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import sirv from 'sirv'
import { serveWholeFonts } from '../../../src/document/build/fonts.ts'

/**
 * Builds the component page alone and serves it. A build of its own, and not `astro dev`: 5 s of computing
 * for both languages, after which each page is a few files; in development the 17 windows of a page
 * fetch every module one by one, over and over, which took three times as long, and a visitor of the
 * developer's own `npm run dev` would share its caches.
 * @returns the server's address, and what ends it
 */
export async function serveComponents(): Promise<{ url: string; stop(): void }> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const build = ['build', '--config', 'src/catalog/astro.config.ts']
  await promisify(execFile)('node_modules/.bin/astro', build, { env })

  const built = sirv('.build/components', { dev: true, extensions: ['html'] })
  const files = sirv('public', { dev: true })
  const server = createServer((request, response) => {
    const missing = () => response.writeHead(404).end()
    serveWholeFonts(request, response, () =>
      built(request, response, () => files(request, response, missing)),
    )
  })
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
