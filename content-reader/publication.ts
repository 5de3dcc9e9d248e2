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
