import { escapeHtml } from '../../contact/answers/escapeHtml.ts'
import { fill } from '../../content-reader/text/fill.ts'
import type { ResultWords, SearchCard } from '../models/search/searchIndex.ts'
import type { SearchPage } from '../models/search/searchPages.ts'
import { answer, highlight, type Marks, type Piece } from './highlight.ts'
import type { Found } from './openSearch.ts'

/** Number of pages shown at first. */
export const atFirst = 8
/** Parameter of the address that shows all of them. */
export const allParameter = 'all'

/** The results, or what to do without any, as HTML: written by the server, and by the browser while one types. */
export function resultsHtml(found: Found, query: string, words: ResultWords, all: boolean): string {
  const { pages, marks, card, nearest } = found
  const heading = escapeHtml(headingOf(found, query, words))
  if (pages.length === 0) {
    const { text, ways, contact, nearest: before } = words.none
    const [question = ''] = nearest?.question.split('\n') ?? []
    return section(
      `<h2 id="results" tabindex="-1" data-none>${heading}</h2>`,
      `<div><p>${escapeHtml(text)}</p>`,
      nearest
        ? `<p>${escapeHtml(before)} ${link(nearest.href, escapeHtml(question), 'data-result')}</p>`
        : '',
      `<p>${escapeHtml(ways)} ${link(contact.href, escapeHtml(contact.label))}</p></div>`,
    )
  }
  const shown = all ? pages : pages.slice(0, atFirst)
  const rest = pages.length - shown.length
  const more = `?${new URLSearchParams({ q: query, [allParameter]: '1' })}#results`
  return section(
    `<h2 id="results">${heading}</h2>`,
    `<p>${escapeHtml(countOf(found, words))}</p>`,
    card ? cardHtml(card, words) : '',
    `<ol>${shown.map((page, at) => pageHtml(page, marks, at >= atFirst)).join('')}</ol>`,
    rest > 0 ? link(more, escapeHtml(fill(words.more, { count: rest })), 'data-more') : '',
  )
}

function section(...parts: readonly string[]): string {
  return `<section aria-labelledby="results">${parts.join('')}</section>`
}

export function headingOf({ pages }: Found, query: string, words: ResultWords): string {
  return fill(pages.length > 0 ? words.results : words.none.heading, { query })
}

export function countOf({ pages }: Found, { found }: ResultWords): string {
  return fill(pages.length === 1 ? found.one : found.many, { count: pages.length })
}

function cardHtml({ text, link: { href, label } }: SearchCard, { card }: ResultWords): string {
  return [
    `<aside aria-label="${escapeHtml(card)}"><p>${escapeHtml(text)}</p>`,
    `${link(href, escapeHtml(label), 'data-result')}</aside>`,
  ].join('')
}

/**
 * A found page with its scene and its matching sections.
 * @param late whether its picture waits until it comes near; the first would flash at each key
 */
function pageHtml(page: SearchPage, marks: Marks, late: boolean): string {
  const { href, title, picture, terms, description, sections } = page
  const places = sections.map(({ anchor, heading, text }, at) => {
    const to = `${href}#${anchor}`
    const name = anchor && link(to, piecesHtml(highlight(heading, marks)), 'data-result')
    const own = answer(text, marks)
    // The sentence with the word may be one that the index leaves out: what the page is about may have it.
    const about = at === 0 && !hasHit(own) ? answer(description, marks) : own
    const said = piecesHtml(hasHit(about) ? about : own)
    return `<div>${name}${said && `<p>${said}</p>`}</div>`
  })
  const name = link(href, piecesHtml(highlight(title, marks)), 'data-result')
  const scene = pictureHtml(picture, late)
  return `<li${terms ? ' data-terms' : ''}>${scene}<h3>${name}</h3>${places.join('')}</li>`
}

const hasHit = (pieces: readonly Piece[]) => pieces.some(({ hit }) => hit)

function pictureHtml(address: string, late: boolean): string {
  const name = escapeHtml(address)
  const loading = late ? 'loading="lazy"' : 'decoding="sync"'
  return [
    `<picture><source type="image/avif" srcset="${name}.avif">`,
    `<img src="${name}.webp" alt="" ${loading}></picture>`,
  ].join('')
}

function link(to: string, html: string, name = ''): string {
  return `<a href="${escapeHtml(to)}"${name && ` ${name}`}>${html}</a>`
}

function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, hit }) => (hit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('')
}
