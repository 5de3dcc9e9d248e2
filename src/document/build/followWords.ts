import { resolve } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'
import { checkWords } from '../../../words/check.ts'
import { openWords } from '../../../words/words.ts'

/**
 * In development every change of `content/` shows at once: the words are read from the file system, which
 * Vite does not see, so what was made of them is forgotten and open pages are loaded again. All mistakes
 * are listed in the terminal.
 */
export function followWords(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const folder = resolve('content')
  const report = () => {
    try {
      checkWords(openWords(process.cwd()))
    } catch (error) {
      logger.error((error as Error).message)
    }
  }
  report()
  server.watcher.add(folder).on('all', (_event, file) => {
    if (!resolve(file).startsWith(folder)) return
    for (const environment of Object.values(server.environments)) {
      environment.moduleGraph.invalidateAll()
      environment.hot.send({ type: 'full-reload', path: '*' })
    }
    report()
  })
}
