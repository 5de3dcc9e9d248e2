/**
 * The address of a page's Markdown version, e.g. /succession.md; /index.md and /en/index.md for the home pages.
 * @param page the page's address
 */
export function markdownPath(page: string): string {
  if (page === '/') return '/index.md'
  return page === '/en' ? '/en/index.md' : `${page}.md`
}
