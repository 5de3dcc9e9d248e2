import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { escapeHtml } from '../contact/answers/escapeHtml.ts'
import { localAddress } from '../routing/address.ts'
import { type Language, languages } from '../routing/language.ts'
import { table } from '../routing/table.ts'
import { limitQuery } from '../src/search/longestQuery.ts'
import { openSearch, type Search } from '../src/search/openSearch.ts'
import { allParameter, resultsHtml } from '../src/search/resultsHtml.ts'

/** The page of search with the results of a query. */
export interface SearchAnswer {
  /** The same for the same answer. */
  readonly key: string
  readonly html: () => string
}

/** @returns the answer to an address's query; undefined if it asks for nothing */
type AnswerTo = (query: URLSearchParams) => SearchAnswer | undefined

/**
 * Opens the built search pages, for visitors without JavaScript: the browser shows the same from the same index.
 * @param dist the built site's directory
 * @returns by path; without those that are not built
 */
export function openSearchAnswers(dist: string): ReadonlyMap<string, AnswerTo> {
  return new Map(
    languages.flatMap((language) => {
      const path = searchAddress(language)
      const file = join(dist, `${path}.html`)
      return existsSync(file)
        ? [[path, answersOf(openIndex(dist, language), readFileSync(file, 'utf8'))]]
        : []
    }),
  )
}

function searchAddress(language: Language): string {
  return localAddress(table.search.path, language)
}

/** Opens a language's index when it is first asked for. */
function openIndex(dist: string, language: Language): () => Search {
  const folder = join(dist, '_astro')
  const file = readdirSync(folder).find((name) => name.startsWith(`search.${language}.`))
  if (!file) throw new Error(`dist/_astro has no search.${language}.*.json; build the site again.`)
  let search: Search | undefined
  return () => {
    search ??= openSearch(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    return search
  }
}

function answersOf(open: () => Search, html: string): AnswerTo {
  const page = parse(html, { comment: true })
  const field = page.querySelector('main input[name="q"]')
  const place = page.querySelector('[data-answers]')
  if (!field || !place) {
    throw new Error('The search page has no field or [data-answers]; build the site again.')
  }
  const inField = field.range[0] + '<input'.length
  const [fromPlace, toPlace] = [place.range[0], place.range[1]]
  const openingTag = html.slice(fromPlace, html.indexOf('>', fromPlace) + 1)
  const closingTag = `</${place.rawTagName}>`
  return (asked) => {
    const query = limitQuery(asked.get('q') ?? '').toWellFormed()
    if (query === '') return undefined
    const all = asked.has(allParameter)
    return {
      key: `${all} ${query}`,
      html: () => {
        const search = open()
        return [
          html.slice(0, inField),
          ` value="${escapeHtml(query)}"`,
          html.slice(inField, fromPlace),
          openingTag,
          resultsHtml(search.find(query), query, search.words, all),
          closingTag,
          html.slice(toPlace),
        ].join('')
      },
    }
  }
}
