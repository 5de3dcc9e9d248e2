import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { site } from './build/pages/siteIntegration.ts'
import { editor } from './editor/build/editorIntegration.ts'
import packageJson from './package.json' with { type: 'json' }
import { createContactMiddleware } from './server/contactMiddleware.ts'
import { catalog } from './src/catalog/catalogIntegration.ts'

// Here and not in `site`, so that the document does not know the server.
const contactForm: AstroIntegration = {
  name: 'legatus-contact-form',
  hooks: {
    'astro:server:setup': ({ server }) => void server.middlewares.use(createContactMiddleware()),
  },
}

/** The oldest browsers in which every page must be readable and everything work, as `chrome100`. */
const floor = packageJson.browserslist.map((browser) => browser.replace(' ', ''))

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), site(), editor(), contactForm, catalog()],
  vite: {
    // It warns of `:target-current` in the logistics template, which it does not know yet; it leaves it as it is.
    css: {
      transformer: 'lightningcss',
      // Readable names, which also compress better than hashes.
      lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[name]_[local]' } },
    },
    build: {
      // Scripts of pages are files, cached after the first page.
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // Of scripts and of styles. Without it Lightning CSS folds `animation-timeline` into the shorthand, which no
      // browser reads.
      target: floor,
    },
  },
})
