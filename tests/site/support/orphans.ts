import type { HTMLElement } from 'node-html-parser'

/**
 * The pages that a visitor never comes to by following links from home. The language switch does not
 * count: it leads from every page to its twin, so that with it no page could be an orphan.
 * @param pages the built pages of one language by their path
 * @param home the path of the home page in that language
 * @returns the paths of the pages that are not reached
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
