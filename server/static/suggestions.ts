import { parse } from 'node-html-parser'
import { type Candidate, nearestPages } from '../../routing/nearestPages.ts'

/** The 404 page with suggestions for a path, and its cache key. */
export interface Suggestion {
  readonly key: string
  readonly html: string
}

interface Item extends Candidate {
  readonly html: string
}

/**
 * Prepares the built 404 page, whose list of all pages (src/components/cards/PagesByTheme.tsx) is cut to those
 * similar to a path. The requested path is never written into the page.
 * @returns a function from path to page; undefined when no page is similar
 */
export function prepareSuggestions(html: string): (path: string) => Suggestion | undefined {
  const page = parse(html, { comment: true })
  const list = page.querySelector('nav[data-pages]')
  const heading = list?.querySelector('h2')
  if (!list || !heading) return () => undefined
  const items: Item[] = list.querySelectorAll('li').map((item) => {
    const link = item.querySelector('a')
    const href = link?.getAttribute('href') ?? ''
    return { href, label: link?.textContent ?? '', html: item.toString() }
  })
  // A placeholder in the markup could also occur in text; as the content of an element it cannot.
  const mark = '<!--near-->'
  heading.textContent = list.getAttribute('data-pages') ?? ''
  list.removeAttribute('data-pages')
  list.innerHTML = `${heading.toString()}<ul>${mark}</ul>`
  // Suggestions come first; the list of all pages is last.
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
