import type { HTMLElement } from 'node-html-parser'

/**
 * Pages that cannot be reached by following links from home. The language switch does not count, because it
 * links every page to its translation.
 * @param pages the built pages of one language by path
 * @param home the path of home in that language
 * @returns the paths that are not reached
 */
export function orphans(pages: ReadonlyMap<string, HTMLElement>, home: string): string[] {
  const reached = new Set([home])
  for (const path of reached) {
    const here = new URL(path, 'http://here.test')
    for (const link of pages.get(path)?.querySelectorAll('a[href]:not([data-language])') ?? []) {
      const { origin, pathname } = new URL(link.getAttribute('href') ?? '', here)
      if (origin === here.origin && pages.has(pathname)) reached.add(pathname)
    }
  }
  return [...pages.keys()].filter((path) => !reached.has(path))
}
