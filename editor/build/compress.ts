import { join } from 'node:path'
import { filesBelow } from '../../build/pages/builtFiles.ts'
import { compressFile } from '../../build/pages/compress.ts'
import { editorFolder } from './bundle.ts'

// The best quality would take this bundle five times as long, for a tenth of its bytes and a handful of people.
const quality = 6

/** Writes compressed copies beside the editor's files, for the server to send. */
export async function compressEditor(dist: string): Promise<void> {
  const files = await filesBelow(join(dist, editorFolder), '.js', '.css', '.json')
  await Promise.all([...files, join(dist, 'admin.html')].map((file) => compressFile(file, quality)))
}
