import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { bundleEditor } from './bundle.ts'
import { compressEditor } from './compress.ts'
import { serveEditor } from './serve.ts'
import { writePage } from './writePage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The editor at /admin. It is added when the site's pages are finished, so that nothing that is done to these
 * sees it: it is in no index, and weighs on no page.
 */
export function editor(): AstroIntegration {
  return {
    name: 'legatus-editor',
    hooks: {
      'astro:server:setup': ({ server }) => void server.middlewares.use(serveEditor(root)),
      'astro:build:done': async ({ dir, logger }) => {
        const began = performance.now()
        const dist = fileURLToPath(dir)
        await writePage(root, dist, await bundleEditor(dist))
        await compressEditor(dist)
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        logger.info(`bundled and compressed in ${seconds} s`)
      },
    },
  }
}
