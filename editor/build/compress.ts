import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../../src/document/build/builtFiles.ts'
import { editorFolder } from './bundle.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// The best quality would take this bundle five times as long, for a tenth of its bytes and a handful of people.
const quality = 6

/** Writes compressed copies beside the editor's files, for the server to send. */
export async function compressEditor(dist: string): Promise<void> {
  const files = await filesBelow(join(dist, editorFolder), '.js', '.css', '.json')
  await Promise.all(
    [...files, join(dist, 'admin.html')].map(async (file) => {
      const content = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await zip(content))
    }),
  )
}
