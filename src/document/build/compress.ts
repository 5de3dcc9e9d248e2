import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './builtFiles.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const { BROTLI_MAX_QUALITY } = constants

/** A way in which brotli writes distances: NPOSTFIX, NDIRECT without it, LGWIN (RFC 7932, 4 and 9.1). */
type Way = readonly [postfix: number, direct: number, window: number]

/** Which way is smallest differs from file to file, by up to two in a thousand. */
const ways: readonly Way[] = [
  [0, 0, 22],
  [0, 8, 22],
  [1, 8, 22],
]
/** More of them, each of which was the smallest for one of the heaviest pages. */
const moreWays: readonly Way[] = [
  [0, 0, 16],
  [0, 1, 22],
  [0, 4, 16],
  [0, 12, 16],
  [2, 0, 16],
  [3, 1, 16],
  [3, 8, 16],
]
/** From so many bytes on a page comes near what one round trip carries, and is worth the time of trying them all. */
const heavy = 13_000

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
  const usual = await pack(content, quality, best ? ways : ways.slice(0, 1))
  const isHeavy = best && file.endsWith('.html') && usual.length > heavy
  const other = isHeavy ? await pack(content, quality, moreWays) : usual
  await writeFile(`${file}.br`, other.length < usual.length ? other : usual)
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}

/** A file in the smallest of several ways. */
async function pack(content: Buffer, quality: number, ways: readonly Way[]): Promise<Buffer> {
  const packed = ways.map(([postfix, direct, window]) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
        [constants.BROTLI_PARAM_LGWIN]: window,
      },
    }),
  )
  return (await Promise.all(packed)).reduce((best, each) =>
    each.length < best.length ? each : best,
  )
}
