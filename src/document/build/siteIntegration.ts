import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compress } from './compress.ts'
import { followWords } from './followWords.ts'
import { cutFonts } from './fonts.ts'
import { writePolicies } from './policy.ts'
import { shrink } from './shrink.ts'
import { serveWholeFonts } from './wholeFonts.ts'

/** One entry a kind of page, because Astro gives every entry the styles of its own views only. */
const entries = new URL('../entries/', import.meta.url)
const notFound = 'not-found.astro'

/**
 * Builds the site from the route table: one static page per published route and language, then, on the
 * built pages, fewer styles and shorter names, the fonts cut to what the pages say, each page's content
 * security policy, and compressed copies of every text file.
 */
export function site(): AstroIntegration {
  return {
    name: 'legatus',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectRoute }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/document/hydrateOnTouch.ts' })
        const inject = (pattern: string, file: string) =>
          injectRoute({
            pattern,
            entrypoint: fileURLToPath(new URL(file, entries)),
            prerender: true,
          })
        for (const file of readdirSync(entries)) {
          if (file !== notFound) inject('/[...address]', file)
        }
        inject('/404', notFound)
        inject('/[language]/404', notFound)
      },
      'astro:server:setup': ({ server, logger }) => {
        followWords(server, logger)
        server.middlewares.use(serveWholeFonts)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        await shrink(dist)
        const { pages, shared } = await cutFonts(dist)
        logger.info(`fonts cut for ${pages} pages, ${shared} characters shared`)
        await writePolicies(dist)
        await compress(dist)
      },
    },
  }
}
