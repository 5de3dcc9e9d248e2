import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { localAddress } from '../../routing/address.ts'
import { languages } from '../../routing/language.ts'

/**
 * The component page: every component and island in its states, at /components and /en/components.
 * It is for development: a build of the site does not have it.
 * @param options.build whether this is the build of the component page alone, which its test looks at
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
    },
  }
}
