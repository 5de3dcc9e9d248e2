import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sirv from 'sirv'
import { serveWholeFonts } from '../../../build/fonts/wholeFonts.ts'
import { listen } from './listen.ts'

/**
 * Builds the component catalog and serves it. Not `astro dev`, which runs once per folder and would conflict
 * with a developer's own, and which takes twice as long until a page with its 17 windows is ready.
 * @returns the server's URL, and a function that stops it
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
