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
      await writeFile(`${file}.br`, await smallest(content))
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

/** How brotli writes distances: which way is smallest differs from file to file, by up to two in a thousand. */
const distances = [
  [0, 0],
  [0, 8],
  [1, 8],
] as const

async function smallest(content: Buffer): Promise<Buffer> {
  const ways = distances.map(([postfix, direct]) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
      },
    }),
  )
  const [first, ...others] = await Promise.all(ways)
  return others.reduce((one, other) => (other.length < one.length ? other : one), first as Buffer)
}
