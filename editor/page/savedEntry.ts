import type { Entry } from '../check/entry.ts'
import type { Group } from '../format/value.ts'

/** What the editor passes when it is about to save an entry. */
export interface SavedEntry {
  readonly collection: string
  /** Of a new one, what the editor made of its address or id: `/one two` is `one-two`, or `one-two-1` if that is taken. */
  readonly slug: string
  readonly data: Group
  readonly i18n: { readonly en?: { readonly data: Group } }
}

/** Converts to an entry for checking. */
export const entryOf = ({ collection, slug, data, i18n }: SavedEntry): Entry => ({
  collection,
  slug,
  ja: data,
  en: i18n.en?.data ?? {},
})
