import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sirv from 'sirv'
import { serveWholeFonts } from '../../../build/fonts/wholeFonts.ts'
import { listen } from './listen.ts'

/**
 * Builds the component page alone and serves it. Not `astro dev`: that runs once a folder, so a developer's own
 * would be in the way. The build takes 6 s of computing for both languages, and a page with its 17 windows
 * is then ready in 8 s on a machine as busy as one on which `astro dev` took 17 s.
 * @returns the server's address, and what ends it
 */
export async function serveComponents(): Promise<{ url: string; stop(): void }> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const build = ['node_modules/.bin/astro', 'build', '--config', 'astro.catalog.config.ts']
  await promisify(execFile)('node_modules/.bin/node', build, { env })

  const built = sirv('.build/components', { dev: true, extensions: ['html'] })
  const files = sirv('public', { dev: true })
  return listen((request, response) => {
    const missing = () => {
      response.writeHead(404).end()
    }
    serveWholeFonts(request, response, () =>
      built(request, response, () => files(request, response, missing)),
    )
  })
}
