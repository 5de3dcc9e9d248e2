// What may be typed into the contact form, and where it goes. Shared by the server and the browser's form,
// so it depends on nothing and stays small: both sides agree because both run this file.

/** Where the form posts to, on every host. */
export const contactPath = '/.netlify/functions/sendMail'

/** A field of the form that the visitor fills in. */
export type Field = 'name' | 'email' | 'company' | 'message'
/** What can be wrong with a field. */
export type Fault = 'required' | 'tooLong' | 'invalid'

export const fields: readonly Field[] = ['name', 'email', 'company', 'message']

/** Longest accepted value of each field, in code points (docs/clarifications.md, 'Contact'). */
export const limits: Record<Field, number> = { name: 100, email: 254, company: 200, message: 5000 }

/** Which fields carry the asterisk (docs/specification.md, section 5). */
export const required: Record<Field, boolean> = {
  name: true,
  email: true,
  company: false,
  message: true,
}

// The WHATWG expression behind <input type="email">. Stricter ones refuse old addresses of Japanese
// mobile carriers that still receive mail (a..b@…, a.@…).
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

// Spaces, control characters and characters that show nothing: a value made of these alone is empty.
const visible = /[^\s\p{Cc}\p{DI}]/u
// What reorders the text around it, and the byte order mark, which some mail readers drop by themselves.
const unwanted = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

// More marks on one letter than any script has (Unicode's stream-safe text format allows 30). To normalize a run of
// thousands takes seconds, and none of it could be read.
const heaped = /(\p{M}{30})\p{M}+/gu

/** The length of a text in code points, as the limits count it. */
export function codePoints(text: string): number {
  return [...text].length
}

/**
 * Cleans what was typed: the result is what is stored and mailed. It is well-formed, NFC, trimmed, without
 * control characters, bidi overrides and byte order marks. One-line fields become one line, full-width
 * Latin in an address becomes ASCII, and of marks heaped on one letter 30 stay. An address keeps its inner
 * control characters, so that it is refused: stripping them would make another address of `a@b.jp` and what
 * follows.
 */
export function clean(field: Field, value: string): string {
  const text = value
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(heaped, '$1')
    .normalize('NFC')
  if (field === 'email') {
    return text
      .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .trim()
  }
  const spoken = text.replace(unwanted, '')
  if (field !== 'message') return spoken.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return spoken
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** What is wrong with what was typed into a field; null when it is accepted. */
export function fault(field: Field, value: string): Fault | null {
  return cleanFault(field, clean(field, value))
}

/** What is wrong with a value that `clean` made; null when it is accepted. */
export function cleanFault(field: Field, text: string): Fault | null {
  if (!visible.test(text)) return required[field] ? 'required' : null
  // `length` is never less than the code points, so that most texts need no counting.
  if (text.length > limits[field] && codePoints(text) > limits[field]) return 'tooLong'
  return field === 'email' && !emailPattern.test(text) ? 'invalid' : null
}
