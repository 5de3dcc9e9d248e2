import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { localAddress } from '../../routing/address.ts'
import { languages } from '../../routing/language.ts'
import { serveTestPhotos, writeTestPhotos } from './testPhotoFiles.ts'

/**
 * Adds the component page: every component and island in its states, at /components and /en/components.
 * Development only; not part of the built site.
 * @param options.build for the test's own build of only the component page
 */
export function catalog({ build = false } = {}): AstroIntegration {
  return {
    name: 'catalog',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !build) return
        for (const language of languages) {
          injectRoute({
            pattern: `${localAddress('/components', language)}/[...specimen]`,
            entrypoint: fileURLToPath(new URL('./entry.astro', import.meta.url)),
            prerender: true,
          })
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveTestPhotos)
      },
      'astro:build:done': async ({ dir }) => {
        if (build) await writeTestPhotos(dir)
      },
    },
  }
}
