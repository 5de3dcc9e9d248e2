import { prefersMarkdown } from '../../hosting/prefersMarkdown.ts'
import { markdownPath } from '../../routing/markdownPath.ts'

/** Answers with a page's Markdown version where it is asked for, as the single server does. */
export default async function markdown(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (!prefersMarkdown(request.headers.get('accept')) || url.pathname.includes('.'))
    return undefined
  const twin = await fetch(new URL(markdownPath(url.pathname), url), { redirect: 'manual' })
  return twin.ok ? twin : undefined
}

// Literals, because Netlify reads them without running the file. Browsers do not send this type.
export const config = { path: '/*', method: ['GET', 'HEAD'], header: { accept: 'text/markdown' } }
