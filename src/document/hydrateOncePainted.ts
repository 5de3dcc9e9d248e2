import type { ClientDirective } from 'astro'
import { painted } from './painted.ts'

/**
 * The client directive `client:painted`: an island hydrates once the largest picture is painted, so that its script
 * never shares the line with it; for what a page is for, such as a form that may come filled in.
 */
const oncePainted: ClientDirective = async (load) => {
  await painted()
  const hydrate = await load()
  await hydrate()
}

// biome-ignore lint/style/noDefaultExport: Astro loads a directive's default export
export default oncePainted
