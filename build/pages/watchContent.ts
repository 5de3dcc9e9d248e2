import { resolve } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'

/**
 * Shows changes in `content/` at once during development. Vite does not watch these files because they are
 * read from the file system; so this clears the modules made from them and reloads open pages. All errors and
 * warnings are printed in the terminal.
 */
export function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const folder = resolve('content')
  // Loaded through Vite, so that it sees the current route table and models.
  const check = resolve('build/pages/checkContent.ts')
  const report = async () => {
    try {
      const { checkContent } = await server.ssrLoadModule(check)
      for (const warning of await checkContent()) logger.warn(warning)
    } catch (error) {
      logger.error((error as Error).message)
    }
  }
  void report()
  server.watcher.add(folder).on('all', (_event, file) => {
    if (!resolve(file).startsWith(folder)) return
    for (const environment of Object.values(server.environments)) {
      environment.moduleGraph.invalidateAll()
      environment.hot.send({ type: 'full-reload', path: '*' })
    }
    void report()
  })
}
