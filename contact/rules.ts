// The fields of the contact form, their limits and their checks. The server and the browser's form both run
// this file, so it has no dependencies and stays small.

/** Where the form is posted to, on every host. */
export const contactPath = '/.netlify/functions/sendMail'

/** The fields in the form's order. */
export const fields = ['name', 'email', 'company', 'message'] as const
export type Field = (typeof fields)[number]
/** What can be wrong with a field; those from `incomplete` on say what to correct in an email address. */
export type Fault =
  | 'required'
  | 'tooLong'
  | 'invalid'
  | 'incomplete'
  | 'comma'
  | 'space'
  | 'letters'

/** The text for each fault; those that only an address can have come with its field. */
export type FaultWords<Words> = Readonly<
  Record<'required' | 'tooLong' | 'invalid', Words> & Partial<Record<Fault, Words>>
>

/** Longest accepted value of each field, in code points (docs/clarifications.md, 'Contact'). */
export const limits: Record<Field, number> = { name: 100, email: 254, company: 200, message: 5000 }

/** Which fields carry the asterisk (docs/specification.md, section 5). */
export const required: Record<Field, boolean> = {
  name: true,
  email: true,
  company: false,
  message: true,
}

// The WHATWG expression of <input type="email">, with an internet domain: a dot and a top level that is not a
// number (RFC 3696, section 2). Stricter checks would reject old addresses of Japanese mobile carriers that
// still receive mail (a..b@…, a.@…).
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/** The text for a fault. An unknown one, of a newer server for an older page, gets the general text. */
export function wordsOf<Words>(fault: Fault, words: FaultWords<Words>): Words {
  return words[fault] ?? words.invalid
}

// Without spaces, control characters and invisible characters: a value of only these is empty.
const visible = /[^\s\p{Cc}\p{DI}]/u
// Bidi overrides, and the byte order mark, which some mail programs drop.
const bidiControls = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

// More combining marks than any script uses (Unicode's stream-safe text format allows 30). Normalizing a run
// of thousands takes seconds.
const excessMarks = /(\p{M}{30})\p{M}+/gu

/** The length of a text in code points. */
export function codePoints(text: string): number {
  return [...text].length
}

/**
 * Cleans input for storing and mailing: well-formed, NFC, trimmed, without control characters, bidi overrides
 * and byte order marks. Single-line fields become one line, and a letter keeps 30 combining marks. Obvious
 * slips in an address are corrected (`correctAddress`).
 */
export function clean(field: Field, value: string): string {
  const text = value
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(excessMarks, '$1')
    .normalize('NFC')
  if (field === 'email') return correctAddress(text.trim())
  const plain = text.replace(bidiControls, '')
  if (field !== 'message') return plain.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return plain
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** What is wrong with the input of a field; null when it is accepted. */
export function fault(field: Field, value: string): Fault | null {
  return cleanFault(field, clean(field, value))
}

/** What is wrong with a value that `clean` returned; null when it is accepted. */
export function cleanFault(field: Field, text: string): Fault | null {
  if (!visible.test(text)) return required[field] ? 'required' : null
  // `length` is never below the number of code points, so most texts need no counting.
  if (text.length > limits[field] && codePoints(text) > limits[field]) return 'tooLong'
  return field === 'email' && !emailPattern.test(text) ? addressFault(text) : null
}

/**
 * Corrects unambiguous slips of Japanese keyboards, copying and punctuation in an address: full-width
 * characters, a Japanese full stop, a dash for the hyphen, spaces around `@`, invisible characters around it
 * all, trailing full stops and commas. International domains become ASCII (xn--…). Inner control characters
 * stay, so that the address is refused: stripping them would create another address.
 */
function correctAddress(text: string): string {
  // Too long for an address; some expressions below would take long with it.
  if (text.length > 4 * limits.email) return text
  const corrected = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('。', '.')
    .replace(/ *@ */g, '@')
    .replace(/^[\s\p{DI}]+|[\s\p{DI}.,、]+$/gu, '')
  const domain = corrected.slice(corrected.indexOf('@') + 1)
  if (!/[^\0-~]/.test(domain) || !/^[\p{L}\p{M}\p{N}\u30FB.-]+$/u.test(domain)) return corrected
  try {
    return corrected.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return corrected
  }
}

/** The most specific fault of an invalid address, if it has one `@`. */
function addressFault(text: string): Fault {
  const [name, domain, more] = text.split('@')
  if (!name || !domain || more !== undefined || /\p{Cc}/u.test(text)) return 'invalid'
  if (text.includes(' ')) return 'space'
  if (/[,、]/.test(text)) return 'comma'
  if (/[^\0-~]/.test(text)) return 'letters'
  // Only the end of the domain is missing or wrong.
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(domain) && emailPattern.test(`${name}@${domain}.jp`)
    ? 'incomplete'
    : 'invalid'
}
