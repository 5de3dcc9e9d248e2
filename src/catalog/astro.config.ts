import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import siteConfig from '../../astro.config.ts'
import { catalog } from './integration.ts'

/** Builds the component page alone, for its test (tests/site/components.spec.ts). */
export default defineConfig({
  ...siteConfig,
  outDir: '.build/components',
  // What is in public/ is served from there, rather than copied.
  publicDir: '.build/nothing',
  integrations: [react(), catalog({ build: true })],
})
