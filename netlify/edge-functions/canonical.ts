import { canonicalPath } from '../../hosting/canonicalPath.ts'

/**
 * Redirects other spellings of a page's path to the page, as the single server does. Not in _redirects: Netlify
 * ignores trailing slashes and capitals when it matches those.
 * @returns nothing for what is no page, which Netlify then answers as usual
 */
export default async function canonical(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const clean = canonicalPath(url.pathname)
  if (clean === url.pathname || clean.startsWith('//')) return undefined
  const page = await fetch(new URL(clean, url), { method: 'HEAD', redirect: 'manual' })
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return undefined
  return new Response(null, { status: 301, headers: { location: clean + url.search } })
}

// Only spellings that are no page's own, so that pages cost no function. Literals, because Netlify reads them
// without running the file. Names of built files may have capitals.
export const config = {
  pattern: '^/(.*[A-Z].*|.+/|(.*/)?index|.*[.]html|ja(/.*)?)$',
  excludedPattern: '^/([_.]|pictures/|previews/|fonts/).*$',
}
