import { createReadStream, read } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { OpenFile } from './representation.ts'

// Streams close their file when destroyed, even without `autoClose`; these files are shared.
const shared = { read, close: (_: number, done: (error: null) => void) => done(null) }

/** Limit of parallel large files; each needs a buffer. */
const maxStreams = 64
let underWay = 0

export function canStream(): boolean {
  return underWay < maxStreams
}

/** Streams an open file as the body of a response whose head is written. Stops when the client disconnects. */
export function streamFile({ descriptor, size }: OpenFile, response: ServerResponse): void {
  underWay += 1
  // With `start`, each stream has a position of its own.
  const file = createReadStream('', { fd: descriptor, start: 0, end: size - 1, fs: shared })
  // A disconnect or a disk error ends both; the client sees from Content-Length that bytes are missing.
  pipeline(file, response, () => {
    underWay -= 1
  })
}
