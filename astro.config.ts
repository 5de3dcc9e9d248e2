import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { site } from './build/pages/siteIntegration.ts'
import { editor } from './editor/build/editorIntegration.ts'
import packageJson from './package.json' with { type: 'json' }
import { createContactMiddleware } from './server/contactMiddleware.ts'
import { catalog } from './src/catalog/catalogIntegration.ts'

// Here rather than in `src/`, so that the layout does not depend on the server.
const contactForm: AstroIntegration = {
  name: 'legatus-contact-form',
  hooks: {
    'astro:server:setup': ({ server }) => void server.middlewares.use(createContactMiddleware()),
  },
}

/** The oldest supported browsers, e.g. `chrome100`. */
const floor = packageJson.browserslist.map((browser) => browser.replace(' ', ''))

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), site(), editor(), contactForm, catalog()],
  vite: {
    css: {
      transformer: 'lightningcss',
      // Readable names also compress better than hashes.
      lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[name]_[local]' } },
    },
    build: {
      // Page scripts stay files, cached after the first page.
      assetsInlineLimit: 0,
      modulePreload: false,
      cssMinify: 'lightningcss',
      // For scripts and styles. Without it Lightning CSS merges `animation-timeline` into the shorthand,
      // which no browser supports.
      target: floor,
    },
  },
})
