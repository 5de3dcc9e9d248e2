import { siteUrl } from '../../../src/models/site/site.ts'
import { site } from './pages.ts'

/**
 * Requests public URLs from the running site.
 * @param addresses absolute URLs on the public host; fragments are ignored
 * @returns those on other hosts or not answered with 200, with the reason
 */
export async function unanswered(addresses: Iterable<string>): Promise<string[]> {
  const asked = new Set([...addresses].map((address) => address.replace(/#.*/, '')))
  const found: string[] = []
  for (const address of asked) {
    if (!address.startsWith(`${siteUrl}/`)) {
      found.push(`${address}: not on ${siteUrl}`)
      continue
    }
    const { status } = await fetch(site(address.slice(siteUrl.length)), {
      method: 'HEAD',
      redirect: 'manual',
    })
    if (status !== 200) found.push(`${address}: ${status}`)
  }
  return found
}

export async function fileAt(address: string) {
  const response = await fetch(site(address))
  const text = await response.text()
  return { status: response.status, type: response.headers.get('content-type'), text, response }
}
