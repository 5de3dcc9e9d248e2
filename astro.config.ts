import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { editor } from './editor/build/integration.ts'
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
  integrations: [react(), site(), editor(), contactForm, catalog()],
  vite: {
    // It warns of `:target-current` in the logistics template, which it does not know yet; it leaves it as it is.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // The address of a page's own script is in every page, and the name that Astro makes up for it is long.
              entryFileNames: ({ name }) =>
                name.includes('astro_type_script')
                  ? '_astro/page.[hash].js'
                  : '_astro/[name].[hash].js',
            },
          },
        },
      },
    },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    // Named, because without targets Lightning CSS folds `animation-timeline` into the shorthand,
    // which no browser reads.
    build: {
      // The shell's script is a file of its own, cached after the first page, so that pages stay small.
      assetsInlineLimit: 0,
      // A thirtieth less of our own scripts than the usual one; React stays as it is.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      cssMinify: 'lightningcss',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      // React in one file: its parts are asked for together, and each of them alone compresses worse. What several
      // islands share is a few bytes, and would be a request of its own on each of their pages. What the four tools
      // share is in one file too; in React's it would be 1.3 kB of /search, which has no room for it.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|islands\/(useRested|useSettled|inquiryMessage)\.ts$|words\/fill\.ts$/,
              },
              {
                name: 'tool',
                test: /islands\/tools\/(ToolSheet|ToolForm|ToolActions|ToolStatus|ToolField|ToolGroup|useFragment)\.tsx?$|shared\/tableRoles\.ts$|words\/colon\.ts$|state\/fragment|document\/mountTool/,
              },
            ],
          },
        },
      },
    },
  },
})
