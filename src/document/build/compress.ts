import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './builtFiles.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const { BROTLI_MAX_QUALITY } = constants

/** How brotli writes distances: which way is smallest differs from file to file, by up to two in a thousand. */
const distances = [
  [0, 0],
  [0, 8],
  [1, 8],
] as const

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
  await Promise.all(files.map((file) => compressFile(file)))
}

/**
 * Writes a .br and a .gz beside a file.
 * @param quality brotli's: the best by default, in the smallest of its ways; less is taken as it comes
 */
export async function compressFile(file: string, quality = BROTLI_MAX_QUALITY): Promise<void> {
  const content = await readFile(file)
  const best = quality === BROTLI_MAX_QUALITY
  const ways = (best ? distances : distances.slice(0, 1)).map(([postfix, direct]) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
      },
    }),
  )
  const [smallest] = (await Promise.all(ways)).sort((one, other) => one.length - other.length)
  await writeFile(`${file}.br`, smallest as Buffer)
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}
