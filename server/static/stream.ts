import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { OpenFile } from './representation.ts'

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
  // From its own position in the file, which many readers share, and without closing it.
  const file = createReadStream('', { fd: descriptor, start: 0, end: size - 1, autoClose: false })
  // A client that goes away, or a disk that fails, ends both: the length says that something is missing.
  pipeline(file, response, () => {
    underWay -= 1
  })
}
