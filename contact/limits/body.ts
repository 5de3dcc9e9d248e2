import type { Draft } from '../inquiry.ts'
import { Refusal } from './refusal.ts'

/** Largest accepted body in bytes. All fields full of the longest emoji, percent-encoded, stay below it. */
const maxBodyBytes = 64 * 1024

/** Most fields of a submission. The form has six; browser extensions may add their own. */
const maxFields = 32

export type Encoding = 'json' | 'form'

/** @throws Refusal (415) for an encoding that the form does not use */
export function encodingOf(request: Request): Encoding {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'form'
  throw new Refusal(
    415,
    'Content-Type is not supported; send application/json or application/x-www-form-urlencoded.',
  )
}

/**
 * Reads and decodes the fields of a submission.
 * @throws Refusal 413 for a body over the limit, 400 for an unreadable one or too many fields
 */
export async function readDraft(request: Request, encoding: Encoding): Promise<Draft> {
  const text = decode(await readBytes(request))
  if (encoding === 'form') {
    // Counted before parsing: a body could hold 16,000 fields.
    if (text.split('&', maxFields + 1).length > maxFields) throw tooManyFields()
    return Object.fromEntries(new URLSearchParams(text))
  }
  // A field is a key and a value: at most two strings.
  if (hasMoreStrings(text, 2 * maxFields)) throw tooManyFields()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not valid JSON; send one JSON object.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body is not a JSON object; send one object with the form fields.')
  }
  if (Object.keys(value).length > maxFields) throw tooManyFields()
  return value as Draft
}

// Counting keys is ten times cheaper than parsing thousands of them. Not a regular expression: matching whole
// strings takes seconds for an unterminated one full of escaped quotes.
function hasMoreStrings(text: string, most: number): boolean {
  let quotes = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '"') quotes += 1
    if (quotes > 2 * most) return true
  }
  return false
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > maxBodyBytes) throw tooLarge()
  try {
    // HTTP enforces Content-Length, so only bodies without one are counted while reading.
    const bytes =
      declared === null ? await readCounted(request) : new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > maxBodyBytes) throw tooLarge()
    return bytes
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'The body was incomplete; send it again.')
  }
}

async function readCounted(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8; send it as UTF-8.')
  }
}

function tooManyFields(): Refusal {
  return new Refusal(400, `There are more than ${maxFields} fields; send those of the form.`)
}

function tooLarge(): Refusal {
  return new Refusal(413, `The body is over ${maxBodyBytes} bytes; shorten the message.`)
}
