import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { contentHash } from '../../src/document/build/builtFiles.ts'
import { bundleEditor, editorFolder } from './bundle.ts'
import { compressEditor } from './compress.ts'
import { editorPage } from './page.ts'
import { readRepository } from './repository.ts'
import { takeSnapshot } from './snapshot.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The editor at /admin. It is added when the site's pages are finished, so that nothing that is done to these
 * sees it: it is in no index, and weighs on no page.
 */
export function editor(): AstroIntegration {
  return {
    name: 'legatus-editor',
    hooks: {
      'astro:server:setup': ({ server }) => void server.middlewares.use(serveEditor()),
      'astro:build:done': async ({ dir, logger }) => {
        const began = performance.now()
        const dist = fileURLToPath(dir)
        await writeEditor(dist)
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        logger.info(`bundled and compressed in ${seconds} s`)
      },
    },
  }
}

/** Writes the editor's page, its bundle and the snapshot of `content/` into a folder, each with compressed copies. */
export async function writeEditor(dist: string): Promise<void> {
  await writePage(dist, await bundleEditor(dist))
  await compressEditor(dist)
}

/** Writes the page and the snapshot as `content/` is now, for a bundle that is there already. */
async function writePage(dist: string, script: string): Promise<void> {
  const text = JSON.stringify(takeSnapshot(root))
  const snapshot = `/${editorFolder}/content.${contentHash(text)}.json`
  await mkdir(join(dist, editorFolder), { recursive: true })
  await writeFile(join(dist, snapshot), text)
  const page = editorPage({ script, snapshot, repository: readRepository(process.env) })
  await writeFile(join(dist, 'admin.html'), page)
}

/** The editor in development: bundled when it is first asked for, with `content/` as it is at every visit. */
function serveEditor(): Connect.NextHandleFunction {
  const folder = join(root, '.build', 'editor')
  let bundle: Promise<string> | undefined
  return async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isPage = path === '/admin'
    if (!isPage && !path.startsWith(`/${editorFolder}/`)) return next()
    bundle ??= bundleEditor(folder)
    const script = await bundle
    if (isPage) await writePage(folder, script)
    sirv(folder, { dev: true, extensions: ['html'] })(request, response, next)
  }
}
