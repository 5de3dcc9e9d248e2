import react from '@astrojs/react'
import siteConfig from './astro.config.ts'
import { catalog } from './src/catalog/catalogIntegration.ts'

/** Builds the component page alone, for its test (tests/site/components.spec.ts). */
export default {
  ...siteConfig,
  outDir: '.build/components',
  // What is in public/ is served from there, rather than copied.
  publicDir: '.build/nothing',
  integrations: [react(), catalog({ build: true })],
}
