import { parse } from 'node-html-parser'
import { type Candidate, nearestPages } from '../../routing/nearestPages.ts'

/** The not-found page for an address, and what tells it from that for others. */
export interface Suggestion {
  readonly key: string
  readonly html: string
}

interface Item extends Candidate {
  readonly html: string
}

/**
 * Prepares a built not-found page, which lists all pages, so that the list can be cut to those near an
 * address (src/components/cards/PageList.tsx). What is asked for is never written into the page.
 * @returns what makes the page for the path of an address, or nothing where no page is near: the page as
 *   it was built holds then. A page without the list has none for any address
 */
export function prepareSuggestions(html: string): (path: string) => Suggestion | undefined {
  const page = parse(html, { comment: true })
  const list = page.querySelector('nav[data-pages]')
  const heading = list?.querySelector('h2')
  const places = list?.querySelector('ul')
  if (!list || !heading || !places) return () => undefined
  const items: Item[] = places.querySelectorAll('li').map((item) => {
    const link = item.querySelector('a')
    const href = link?.getAttribute('href') ?? ''
    return { href, label: link?.textContent ?? '', html: item.toString() }
  })
  // In the source text a mark of ours could be part of it; of an element's content it is all.
  const mark = '<!--near-->'
  heading.textContent = list.getAttribute('data-pages') ?? ''
  list.removeAttribute('data-pages')
  places.innerHTML = mark
  // They come first then; the list of all pages comes last.
  const around = list.parentNode
  list.remove()
  around?.childNodes.unshift(list)
  const [before = '', after = ''] = page.toString().split(mark)
  return (path) => {
    const near = nearestPages(path, items)
    if (near.length === 0) return undefined
    return {
      key: near.map(({ href }) => href).join(' '),
      html: before + near.map((item) => item.html).join('') + after,
    }
  }
}
