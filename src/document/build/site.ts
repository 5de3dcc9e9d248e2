import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { createContactMiddleware } from '../../../server/dev.ts'
import { languages } from '../../site/language.ts'
import { href } from '../../site/links.ts'
import { publishedRoutes } from '../../site/routes.ts'
import { compress } from './compress.ts'
import { cutFonts } from './fonts.ts'
import { writePolicies } from './policy.ts'
import { shrink } from './shrink.ts'
import { serveWholeFonts } from './wholeFonts.ts'

const entry = (view: string) => fileURLToPath(new URL(`../entries/${view}.astro`, import.meta.url))

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
        addClientDirective({ name: 'touch', entrypoint: './src/document/touch.ts' })
        for (const { id, view } of publishedRoutes) {
          for (const language of languages) {
            injectRoute({ pattern: href(id, language), entrypoint: entry(view), prerender: true })
          }
        }
        for (const pattern of ['/404', '/en/404']) {
          injectRoute({ pattern, entrypoint: entry('not-found'), prerender: true })
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveWholeFonts)
        server.middlewares.use(createContactMiddleware())
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
