import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { createContactMiddleware } from './server/contactMiddleware.ts'
import { catalog } from './src/catalog/integration.ts'
import { site } from './src/document/build/siteIntegration.ts'

// Here and not in `site`, so that the document does not know the server.
const contactForm: AstroIntegration = {
  name: 'legatus-contact-form',
  hooks: {
    'astro:server:setup': ({ server }) => void server.middlewares.use(createContactMiddleware()),
  },
}

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), site(), contactForm, catalog()],
  vite: {
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    // Named, because without targets Lightning CSS folds `animation-timeline` into the shorthand,
    // which no browser reads.
    build: {
      // The shell's script is a file of its own, cached after the first page, so that pages stay small.
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    },
  },
})
