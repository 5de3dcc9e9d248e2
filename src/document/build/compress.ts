import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './builtFiles.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz beside every text file, as small as they get, for the server to send. */
export async function compress(dist: string): Promise<void> {
  const files = await filesBelow(
    dist,
    '.html',
    '.css',
    '.js',
    '.svg',
    '.json',
    '.xml',
    '.txt',
    '.md',
    '.webmanifest',
  )
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
