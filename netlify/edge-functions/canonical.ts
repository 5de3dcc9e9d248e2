import { canonicalPath } from '../../hosting/canonicalPath.ts'

/**
 * Redirects other spellings of a page's path to the page, as the single server does. Not in _redirects: Netlify
 * ignores trailing slashes when it matches those, and not capitals.
 * @returns nothing for what Netlify then answers as usual; if there is no page, the answer of the canonical path:
 *   moved, gone or not found
 */
export default async function canonical(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const clean = canonicalPath(url.pathname)
  if (clean === url.pathname || clean.startsWith('//')) return undefined
  const answer = await fetch(new URL(clean + url.search, url), { redirect: 'manual' })
  if (!answer.ok) return answer
  await answer.body?.cancel()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined
  return new Response(null, { status: 301, headers: { location: clean + url.search } })
}

// Only spellings that are no page's own, so that pages cost no function. Literals, because Netlify reads them
// without running the file. Names of built files may have capitals.
export const config = {
  pattern: '^/(.*[A-Z].*|.+/|(.*/)?index|.*[.]html|ja(/.*)?)$',
  excludedPattern: '^/([_.]|pictures/|previews/|fonts/).*$',
}
