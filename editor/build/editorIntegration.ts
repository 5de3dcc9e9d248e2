import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { bundleEditor } from './bundle.ts'
import { compressEditor } from './compressEditor.ts'
import { serveEditor } from './serve.ts'
import { writePage } from './writePage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Adds the editor at /admin after the site's pages are finished, so that no build step processes or indexes it. */
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
