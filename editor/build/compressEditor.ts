import { join } from 'node:path'
import { filesBelow } from '../../build/pages/builtFiles.ts'
import { compressFile } from '../../build/pages/compress.ts'
import { editorFolder } from './bundle.ts'

// Quality 11 would take five times as long to save a tenth of the bytes for very few users.
const quality = 6

export async function compressEditor(dist: string): Promise<void> {
  const files = await filesBelow(join(dist, editorFolder), '.js', '.css', '.json')
  await Promise.all([...files, join(dist, 'admin.html')].map((file) => compressFile(file, quality)))
}
