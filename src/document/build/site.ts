import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compress } from './compress.ts'
import { followWords } from './followWords.ts'
import { cutFonts, serveWholeFonts } from './fonts.ts'
import { writeHeaders } from './headers.ts'
import { shrink } from './shrink.ts'

/** One entry a kind of page, because Astro gives every entry the styles of its own views only. */
const entries = new URL('../entries/', import.meta.url)
const notFound = 'not-found.astro'

/**
 * Builds the site from the route table: one static page per published route and language, then, on the built
 * pages, shorter names and shared scripts, the fonts cut to what the pages say, the response headers, and compressed copies of every text file.
 */
export function site(): AstroIntegration {
  return {
    name: 'legatus',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectRoute }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/document/touch.ts' })
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
        await cutFonts(dist, logger)
        await writeHeaders(dist)
        await compress(dist)
      },
    },
  }
}
