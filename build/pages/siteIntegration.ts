import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { openFiles } from '../../content-reader/files.ts'
import { templateIds } from '../../routing/templates.ts'
import { searchIndexPattern } from '../../src/layout/searchIndexPattern.ts'
import { cutFonts } from '../fonts/fonts.ts'
import { gapLocator } from '../fonts/gapLocator.ts'
import { cutTemplateFonts } from '../fonts/templateFonts.ts'
import { serveWholeFonts } from '../fonts/wholeFonts.ts'
import { readPages, writePages } from './builtPages.ts'
import { compress } from './compress.ts'
import { markForeignWords } from './foreignWords.ts'
import { preventBreaks } from './noBreaks.ts'
import { addFallbacks } from './olderBrowsers.ts'
import { markPhrases } from './phraseBreaks.ts'
import { writePolicy } from './policy.ts'
import { reserveSizes } from './reservedSizes.ts'
import { fitStyles } from './styles.ts'
import { watchContent } from './watchContent.ts'

/** One Astro entry per kind of page, because Astro gives every entry the CSS of its own views only. */
const entries = new URL('../../src/layout/entries/', import.meta.url)
const notFound = 'not-found.astro'
const require = createRequire(import.meta.url)
const templates = new URL('../../src/templates/', import.meta.url)

/**
 * Builds the site from the route table: one static page per route and language, then post-processes the
 * pages: line breaking, unused CSS, font subsets, content security policy, feeds and compressed copies.
 */
export function site(): AstroIntegration {
  return {
    name: 'legatus',
    hooks: {
      'astro:config:setup': ({ addClientDirective, injectRoute }) => {
        addClientDirective({ name: 'approach', entrypoint: './src/browser/hydrateOnApproach.ts' })
        const inject = (pattern: string, file: string, folder = entries) =>
          injectRoute({
            pattern,
            entrypoint: fileURLToPath(new URL(file, folder)),
            prerender: true,
          })
        for (const file of readdirSync(entries)) {
          if (file !== notFound) inject('/[...address]', file)
        }
        inject(searchIndexPattern, '../searchIndexFile.ts')
        for (const id of templateIds) inject('/[...address]', `${id}/entry.astro`, templates)
        inject('/404', notFound)
        inject('/[language]/404', notFound)
      },
      'astro:server:setup': ({ server, logger }) => {
        watchContent(server, logger)
        server.middlewares.use(serveWholeFonts)
        server.middlewares.use(async (request, response, next) => {
          // Loaded through Vite, so that it sees the current content.
          const photos = await server.ssrLoadModule(resolve('build/pages/buildPhotos.ts'))
          await photos.servePhotos(request, response, next)
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        // On other threads, beside what follows.
        const compressed = [compress(dist, '.js')]
        const pages = await readPages(dist)
        // Templates have their own typography.
        const own = pages.filter(({ document }) => document.querySelector('script[data-fonts]'))
        for (const { document } of own) {
          preventBreaks(document)
          markForeignWords(document)
          markPhrases(document)
          reserveSizes(document)
          // The first picture goes before them; nothing needs them before it.
          for (const script of document.querySelectorAll('script[type="module"][src]')) {
            script.setAttribute('fetchpriority', 'low')
          }
        }
        await fitStyles(dist, own)
        for (const { document } of pages) addFallbacks(document)
        const fonts = await cutFonts(dist, own, gapLocator(openFiles(process.cwd())))
        const templateFonts = await cutTemplateFonts(dist, pages)
        logger.info(`fonts cut for ${fonts.pages} pages, ${fonts.shared} characters shared`)
        logger.info(`${templateFonts.written} faces cut for templates`)
        for (const warning of [...fonts.warnings, ...templateFonts.warnings]) logger.warn(warning)
        for (const page of pages) writePolicy(page)
        await writePages(pages)
        compressed.push(compress(dist, '.html'))
        // Models read `content/`, so they must not load with the configuration; and not by `import`, because
        // the Vite server that loaded this file is closed by now.
        const {
          writeFeeds,
        }: typeof import('../feeds/writeFeeds.ts') = require('../feeds/writeFeeds.ts')
        await writeFeeds(dist)
        const { writePhotos }: typeof import('./buildPhotos.ts') = require('./buildPhotos.ts')
        await writePhotos(dist)
        const { writePreviews }: typeof import('../previews/writePreviews.ts') =
          require('../previews/writePreviews.ts')
        const previews = await writePreviews(join(dist, 'previews'))
        if (previews.length > 0)
          logger.info(`${previews.length} link previews drawn; "npm run previews" keeps them`)
        compressed.push(
          compress(dist, '.css', '.svg', '.json', '.xml', '.txt', '.md', '.webmanifest'),
        )
        await Promise.all(compressed)
      },
    },
  }
}
