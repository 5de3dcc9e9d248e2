import { allParameter } from './resultsHtml.ts'
import type { Searcher, Shown } from './searcher.ts'
import { suggestionsOf } from './suggestions.ts'

/** Milliseconds without a key after which the server is asked. */
const pause = 300

/**
 * Asks the server, if the index is too large for a browser.
 * @param page address of the page of search, which the server sends with the results
 */
export function askServer(page: string): Searcher {
  let asking: AbortController | undefined
  return {
    async show(query, all) {
      asking?.abort()
      asking = new AbortController()
      const { signal } = asking
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return undefined
      const url = new URL(page, location.href)
      url.hash = ''
      url.search = `${new URLSearchParams({ q: query, ...(all && { [allParameter]: '1' }) })}`
      try {
        const answer = await fetch(url, { headers: { accept: 'text/html' }, signal })
        return shownIn(await answer.text(), query)
      } catch (error) {
        if (signal.aborted) return undefined
        throw error
      }
    },
  }
}

function shownIn(html: string, query: string): Shown {
  // Not the whole page: this page's policy would complain of its styles.
  const [own] = /<section aria-labelledby="results">.*?<\/section>/s.exec(html) ?? []
  // A busy server sends the page without results.
  if (!own) throw new Error('The server did not search')
  const results = new DOMParser().parseFromString(own, 'text/html')
  const textOf = (place: string) => results.querySelector(place)?.textContent ?? ''
  const isNothing = results.querySelector('[data-none]') !== null
  return {
    query,
    html: own,
    said: textOf(isNothing ? 'h2' : 'h2 + p'),
    isNothing,
    suggestions: suggestionsOf([...results.querySelectorAll('li')].map(pageOf)),
  }
}

function pageOf(item: Element) {
  const [page, ...places] = [...item.querySelectorAll('a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    text: link.text,
  }))
  return {
    href: page?.href ?? '',
    title: page?.text ?? '',
    terms: item.hasAttribute('data-terms'),
    sections: places.map(({ href, text }) => ({
      anchor: href.slice(href.indexOf('#') + 1),
      heading: text,
    })),
  }
}
