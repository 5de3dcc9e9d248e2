import { distance } from 'fastest-levenshtein'

/** A page that may be what somebody was looking for. */
export interface Candidate {
  /** Its address within the site, e.g. /en/succession. */
  readonly href: string
  /** The name by which links call it. */
  readonly label: string
}

/** More are no help. */
const most = 4
/** A longer address is no mistyped one of ours; comparing it would only cost time. */
const longest = 120
/** From 0, nothing in common, to 1, the same. */
const near = 0.6

/**
 * The pages whose addresses are near one that names no page: by the words in it, or by few wrong letters;
 * words in Japanese are looked for in the pages' names. The server and the not-found page use it alike.
 * @param path of the address, as it was asked for
 * @param pages in the order that decides between equally near ones
 * @returns the nearest first; none when nothing is near
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
  // Half of the words, on both sides, are as good as an address with a few wrong letters.
  const shared = (known.length / words.length + known.length / Math.max(own.length, 1)) / 2
  return Math.max(whole, Math.min(1, shared))
}

/** How much of two texts is alike, letter by letter: 1 when they are the same. */
function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length)
}

/** An address without what does not tell pages apart: language, ending, capitals. */
function slugOf(path: string): string {
  let text = path.slice(0, 4 * longest)
  try {
    text = decodeURIComponent(text)
  } catch {
    // Not in UTF-8: compared as it is.
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
