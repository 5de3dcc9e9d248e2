import { createHash } from 'node:crypto'

/** A short hash of some content for its file name, so that the file can be cached forever. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 8)
}
