import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { latin, sources } from '../../build/fonts/fontSources.ts'
import { openFont } from '../../build/fonts/glyphs.ts'
import { contentHash } from '../../routing/contentHash.ts'
import type { Snapshot } from '../page/main.ts'
import { editorFolder } from './bundle.ts'
import { editorPage } from './editorPage.ts'
import { photoSizes } from './photoSizes.ts'
import { readRepository } from './repository.ts'
import { takeSnapshot, withoutNotes } from './snapshot.ts'

/**
 * Writes the editor's page and a snapshot of `content/` for an existing bundle.
 * @param root the project's folder
 * @param dist the folder that is served
 * @param script the address of the bundle's script
 * @throws Error if a file of `content/` cannot be read or a variable for the repository is invalid
 */
export async function writePage(root: string, dist: string, script: string): Promise<void> {
  const { has } = await openFont(sources.mincho)
  const signs = `${latin}${[...has].join('')}`
  const { texts, framings } = takeSnapshot(root)
  const photos = await photoSizes(root)
  const snapshot = { texts: withoutNotes(texts), framings, photos, signs }
  const text = JSON.stringify(snapshot satisfies Snapshot)
  const address = `/${editorFolder}/content.${contentHash(text)}.json`
  await mkdir(join(dist, editorFolder), { recursive: true })
  await writeFile(join(dist, address), text)
  const page = editorPage({ script, snapshot: address, repository: readRepository(process.env) })
  await writeFile(join(dist, 'admin.html'), page)
}
