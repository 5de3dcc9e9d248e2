/** Whether a page is on the site; a list without entries is not. */
export type State = 'public' | 'draft' | 'scheduled' | 'withdrawn' | 'empty'

interface Publication {
  readonly draft?: boolean | undefined
  /** The day from which it is public, such as 2027-06-01. */
  readonly publish?: string | undefined
  readonly withdrawn?: boolean | undefined
}

/** @param today in Japan, such as 2026-11-25 */
export function stateOf({ draft, publish, withdrawn }: Publication, today: string): State {
  if (withdrawn === true) return 'withdrawn'
  if (draft === true) return 'draft'
  return publish !== undefined && publish > today ? 'scheduled' : 'public'
}

/** The day in Japan, such as 2026-11-25. */
export function dayInJapan(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(now)
}

/** A text with its dates: one that waited for its day was published on that day, whenever it was written. */
export function onItsDay<T extends Dated>(text: T): T {
  const published = later(text.published, text.publish)
  const { modified } = text
  return { ...text, published, ...(modified && { modified: later(modified, published) }) }
}

interface Dated extends Publication {
  readonly published: string
  readonly modified?: string
}

const later = (one: string, other = '') => (other > one ? other : one)
