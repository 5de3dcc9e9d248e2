import react from '@astrojs/react'
import siteConfig from './astro.config.ts'
import { catalog } from './src/catalog/catalogIntegration.ts'

/** Builds only the component catalog, for tests/site/components.spec.ts. */
export default {
  ...siteConfig,
  outDir: '.build/components',
  // Files of public/ are served from there instead of being copied.
  publicDir: '.build/nothing',
  integrations: [react(), catalog({ build: true })],
}
