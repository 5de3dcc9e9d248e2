import type { Entry } from '../check/entry.ts'
import type { Group } from '../format/value.ts'

/** What the editor passes when it is about to save an entry. */
export interface SavedEntry {
  readonly collection: string
  readonly slug: string
  readonly data: Group
  readonly i18n: { readonly en?: { readonly data: Group } }
}

/**
 * Converts to an entry for checking; the slug of a new one comes from its address or id, as in the editor. Where those
 * are no name for a file, the check says so.
 */
export function entryOf({ collection, slug, data, i18n }: SavedEntry): Entry {
  const { address, id } = data
  const name = { articles: address, texts: address, news: id }[collection]
  const chosen = String(name ?? '').replace(/^\//, '')
  const own = slug || (/^[a-z0-9-]+$/.test(chosen) ? chosen : 'new')
  return { collection, slug: own, isNew: !slug, ja: data, en: i18n.en?.data ?? {} }
}
