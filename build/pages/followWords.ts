import { resolve } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'

/**
 * In development every change of `content/` shows at once: the words are read from the file system, which
 * Vite does not see, so what was made of them is forgotten and open pages are loaded again. All mistakes
 * and warnings are listed in the terminal.
 */
export function followWords(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const folder = resolve('content')
  // Loaded as pages are, so that it knows the route table and the models as they are now.
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
