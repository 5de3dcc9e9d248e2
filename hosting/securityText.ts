import { contactAddress } from './contactPages.ts'

/** Where security researchers look for a contact (RFC 9116). */
export const securityPath = '/.well-known/security.txt'

const day = 24 * 60 * 60_000
// Expires is required and should be less than a year ahead (RFC 9116, section 2.5.5).
const holdsFor = 180 * day

/**
 * Names the contact form as the contact for security reports (RFC 9116).
 * @param site the public URL, e.g. https://www.example.jp
 * @param now in ms since 1970
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
