import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { catalog } from './src/catalog/integration.ts'
import { site } from './src/document/build/site.ts'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), site(), catalog()],
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
