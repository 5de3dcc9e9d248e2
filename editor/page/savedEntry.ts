import type { Entry } from '../check/entry.ts'
import type { Group } from '../format/value.ts'

/** What the editor says of an entry that it is about to save. */
export interface SavedEntry {
  readonly collection: string
  readonly slug: string
  readonly data: Group
  readonly i18n: { readonly en?: { readonly data: Group } }
}

/** An entry as it is checked; one that is new is called like its address, as the editor will call it. */
export function entryOf({ collection, slug, data, i18n }: SavedEntry): Entry {
  const address = String(data.address ?? '').replace(/^\//, '')
  const name = collection === 'articles' ? slug || address : slug
  return { collection, slug: name, ja: data, en: i18n.en?.data ?? {} }
}
