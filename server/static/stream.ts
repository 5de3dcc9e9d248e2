import { createReadStream, read } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { OpenFile } from './representation.ts'

// A stream closes its file when it is destroyed, even without `autoClose`; these files are everyone's.
const shared = { read, close: (_: number, done: (error: null) => void) => done(null) }

/** How many large files are sent at a time; each takes a piece of memory. */
const most = 64
let underWay = 0

/** True when another large file can be sent now. */
export function canStream(): boolean {
  return underWay < most
}

/** Sends an open file as the body of a response whose head is written. Stops when the client goes away. */
export function stream({ descriptor, size }: OpenFile, response: ServerResponse): void {
  underWay += 1
  // With `start` each stream reads from a position of its own.
  const file = createReadStream('', { fd: descriptor, start: 0, end: size - 1, fs: shared })
  // A client that goes away, or a disk that fails, ends both: the length says that something is missing.
  pipeline(file, response, () => {
    underWay -= 1
  })
}
