import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
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
  const script = await bundleEditor(dist)
  const text = JSON.stringify(takeSnapshot(root))
  const snapshot = `/${editorFolder}/content.${contentHash(text)}.json`
  await mkdir(join(dist, editorFolder), { recursive: true })
  await writeFile(join(dist, snapshot), text)
  const page = editorPage({ script, snapshot, repository: readRepository(process.env) })
  await writeFile(join(dist, 'admin.html'), page)
  await compressEditor(dist)
}
