// What may be typed into the contact form, and where it goes. Shared by the server and the browser's form,
// so it depends on nothing and stays small: both sides agree because both run this file.

/** Where the form posts to, on every host. */
export const contactPath = '/.netlify/functions/sendMail'

/** A field of the form that the visitor fills in. */
export type Field = 'name' | 'email' | 'company' | 'message'
/** What can be wrong with a field; from `incomplete` on, what is named of an address so that it can be mended. */
export type Fault =
  | 'required'
  | 'tooLong'
  | 'invalid'
  | 'incomplete'
  | 'comma'
  | 'space'
  | 'letters'

/** What is said of each fault; of those that only an address can have, only with its field. */
export type FaultWords<Words> = Readonly<
  Record<'required' | 'tooLong' | 'invalid', Words> & Partial<Record<Fault, Words>>
>

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

// The WHATWG expression behind <input type="email">, and a domain that is one of the internet's: with a dot, and an
// end that is no number (RFC 3696, section 2). `taro@gmail` reaches nobody. Stricter ones refuse old addresses of
// Japanese mobile carriers that still receive mail (a..b@…, a.@…).
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/** What is said of a fault. One that is not known, of a newer server for an older page, is said in general. */
export function wordsOf<Words>(fault: Fault, words: FaultWords<Words>): Words {
  return words[fault] ?? words.invalid
}

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
 * control characters, bidi overrides and byte order marks. One-line fields become one line, and of marks heaped
 * on one letter 30 stay. Of an address the slips are put right that leave no doubt (`mendAddress`).
 */
export function clean(field: Field, value: string): string {
  const text = value
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(heaped, '$1')
    .normalize('NFC')
  if (field === 'email') return mendAddress(text.trim())
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
  return field === 'email' && !emailPattern.test(text) ? addressFault(text) : null
}

/**
 * Puts right what a Japanese keyboard, a copy or a sentence's end leaves in an address, where only one can be
 * meant: wide characters, a Japanese full stop, a dash for the hyphen, spaces around `@`, and before or behind it all
 * what shows nothing, behind it full stops and commas too. A domain of other letters becomes the one that mail goes
 * to (xn--…). Control characters inside stay, so that it is refused: stripping them would make another address of
 * `a@b.jp` and what follows.
 */
function mendAddress(text: string): string {
  // What cannot become an address; some of the expressions below would take long with it.
  if (text.length > 4 * limits.email) return text
  const mended = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('。', '.')
    .replace(/ *@ */g, '@')
    .replace(/^[\s\p{DI}]+|[\s\p{DI}.,、]+$/gu, '')
  const domain = mended.slice(mended.indexOf('@') + 1)
  if (!/[^\0-~]/.test(domain) || !/^[\p{L}\p{M}\p{N}\u30FB.-]+$/u.test(domain)) return mended
  try {
    return mended.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return mended
  }
}

/** What to say of an address that is none: the slip that is seen in it, if there is one `@`. */
function addressFault(text: string): Fault {
  const [name, domain, more] = text.split('@')
  if (!name || !domain || more !== undefined || /\p{Cc}/u.test(text)) return 'invalid'
  if (text.includes(' ')) return 'space'
  if (/[,、]/.test(text)) return 'comma'
  if (/[^\0-~]/.test(text)) return 'letters'
  // A domain whose beginning is right: what is missing or mistaken is its end.
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(domain) && emailPattern.test(`${name}@${domain}.jp`)
    ? 'incomplete'
    : 'invalid'
}
