import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './builtFiles.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes .br and .gz files for the server to send beside all files with these endings. */
export async function compress(dist: string, ...endings: string[]): Promise<void> {
  const files = (await filesBelow(dist, ...endings)).values()
  // Two at a time: more would keep other steps of the build from reading and writing files (Node has four threads).
  const worker = async () => {
    for (const file of files) await compressFile(file)
  }
  await Promise.all([worker(), worker()])
}

/**
 * Writes .br and .gz beside a file.
 * @param quality of Brotli, 0 to 11; 11 by default
 */
export async function compressFile(
  file: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}
