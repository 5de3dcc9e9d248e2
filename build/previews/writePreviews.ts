import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { previewPictures } from '../../src/models/pictures/previews.ts'

/**
 * Draws the link previews that a folder lacks.
 * @returns the names of the new files
 */
export async function writePreviews(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const missing = previewPictures().filter(({ file }) => !existsSync(join(folder, file)))
  if (missing.length === 0) return []
  const { previewPainter } = await import('./drawPreview.ts')
  const draw = await previewPainter()
  for (const preview of missing) await writeFile(join(folder, preview.file), await draw(preview))
  return missing.map(({ file }) => file)
}
