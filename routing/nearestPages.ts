import { distance } from 'fastest-levenshtein'

/** A page to suggest to a visitor whose address matches none. */
export interface Candidate {
  /** Path within the site, e.g. /en/succession. */
  readonly href: string
  readonly label: string
}

/** The most suggestions to show. */
const most = 4
/** Longer paths are not typos of ours; comparing them only costs time. */
const longest = 120
/** Minimum similarity, from 0 (nothing in common) to 1 (equal). */
const near = 0.6

/**
 * Suggests pages for an unknown address: by the words in it, by small edit distance, or for Japanese words by
 * page names. The server and the not-found page both use it.
 * @param path the requested path
 * @param pages in the order that breaks ties
 * @returns the most similar first; empty if nothing is similar enough
 */
export function nearestPages<T extends Candidate>(path: string, pages: readonly T[]): T[] {
  const asked = slugOf(path)
  if (asked.length === 0 || asked.length > longest) return []
  return pages
    .map((page) => ({ page, score: nearness(asked, page) }))
    .filter(({ score }) => score >= near)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}

function nearness(asked: string, { href, label }: Candidate): number {
  const slug = slugOf(href)
  const whole = slug === '' ? 0 : likeness(asked, slug)
  const words = wordsOf(asked)
  const own = wordsOf(slug)
  if (words.length === 0) return whole
  const known = words.filter(
    (word) =>
      own.some((each) => likeness(word, each) >= 0.75) ||
      (/\P{ASCII}/u.test(word) && label.toLowerCase().includes(word)),
  )
  // Half of the words on both sides counts as much as an address with a few typos.
  const shared = (known.length / words.length + known.length / Math.max(own.length, 1)) / 2
  return Math.max(whole, Math.min(1, shared))
}

/** Similarity of two texts from 0 to 1 (equal), by edit distance. */
function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length)
}

/** An address without what does not distinguish pages: language, file extension, capitals. */
function slugOf(path: string): string {
  let text = path.slice(0, 4 * longest)
  try {
    text = decodeURIComponent(text)
  } catch {
    // Not valid UTF-8: compared as it is.
  }
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\/+(?:(?:ja|en)(?=\/|$)\/*)?/, '')
    .replace(/(?:\/|\.[a-z]{2,5})+$/, '')
}

function wordsOf(slug: string): string[] {
  return slug.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
}
