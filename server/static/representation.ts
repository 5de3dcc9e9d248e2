import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import type { Encoding } from './encoding.ts'

/** A file in one encoding with its headers, prepared at the start. */
export interface Representation {
  encoding: Encoding
  etag: string
  /** Alternating names and values, which `writeHead` takes without copying. */
  headers: string[]
  /** Headers of a 304: without those about the body. */
  unchanged: string[]
  /** The bytes, or an open file to stream. */
  body: Buffer | OpenFile
  /** A small body as Latin-1 string: Node sends it with the head in one write. */
  small: string | undefined
}

/** A file too large for memory. It stays open, so that requests need no descriptors. */
export interface OpenFile {
  descriptor: number
  size: number
}

/** Files up to this size (bytes) are kept in memory: all but five of the editor's, some 40 MB. */
export const inMemory = 512 * 1024

/** Up to this size (bytes), head and body fit into the 16 KB that Node writes without copying. */
const oneWrite = 14 * 1024

/**
 * Reads a file, or opens it when it is large.
 * @param siteHeaders headers of its path
 * @throws Error when it cannot be read
 */
export function represent(
  file: string,
  encoding: Encoding,
  siteHeaders: Readonly<Record<string, string>>,
): Representation {
  const { size, mtimeMs } = statSync(file)
  if (size <= inMemory) return representBytes(readFileSync(file), encoding, siteHeaders)
  // Size and time instead of a hash: hashing films would delay the start, and a build writes files anew.
  const body = { descriptor: openSync(file, 'r'), size }
  return withHeaders(body, `${file} ${size} ${mtimeMs}`, encoding, siteHeaders)
}

export function representBytes(
  bytes: Buffer,
  encoding: Encoding,
  siteHeaders: Readonly<Record<string, string>>,
): Representation {
  return withHeaders(bytes, bytes, encoding, siteHeaders)
}

function withHeaders(
  body: Representation['body'],
  identity: string | Buffer,
  encoding: Encoding,
  siteHeaders: Readonly<Record<string, string>>,
): Representation {
  const sum = createHash('sha256').update(identity)
  const etag = `"${sum.digest('base64url').slice(0, 11)}"`
  const size = Buffer.isBuffer(body) ? body.byteLength : body.size
  const { vary, ...others } = siteHeaders
  const varies = vary ? `${vary}, accept-encoding` : 'accept-encoding'
  const unchanged = ['vary', varies, 'etag', etag]
  const headers = ['content-length', String(size)]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  for (const [name, value] of Object.entries(others)) {
    const list = name === 'content-type' ? headers : unchanged
    list.push(name, value)
  }
  const small = Buffer.isBuffer(body) && size <= oneWrite ? body.toString('latin1') : undefined
  return { encoding, etag, headers: [...unchanged, ...headers], unchanged, body, small }
}

export function closeFiles(representations: Iterable<Representation>): void {
  for (const { body } of representations) {
    if (!Buffer.isBuffer(body)) closeSync(body.descriptor)
  }
}
