import { contactAddress } from './contactPages.ts'

/** Where those look who found a hole in the site (RFC 9116). */
export const securityPath = '/.well-known/security.txt'

const day = 24 * 60 * 60_000
// It has to say until when it holds, less than a year ahead.
const holdsFor = 180 * day

/**
 * Says whom to tell of a hole in the site: whoever reads the contact form.
 * @param site the public address, e.g. https://www.example.jp
 * @param now the time, in ms since 1970
 */
export function securityText(site: string, now: number): string {
  const at = (path: string) => new URL(path, site).href
  const until = new Date(Math.floor((now + holdsFor) / day) * day)
  return [
    `Contact: ${at(contactAddress('ja'))}`,
    `Contact: ${at(contactAddress('en'))}`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${at(securityPath)}`,
    '',
  ].join('\n')
}
