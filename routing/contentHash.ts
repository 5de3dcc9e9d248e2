import { createHash } from 'node:crypto'

/** A short name for a content, in one or more parts, so that its file can be cached for ever. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 8)
}
