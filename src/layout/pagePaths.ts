import { type Language, languages } from '../../routing/language.ts'
import type { Kind, PageId } from '../../routing/table.ts'
import { numberedHref, numbersOf } from '../models/site/insightsPages.ts'
import { routes } from '../models/site/routes.ts'

/** The page that an entry builds. */
export interface PageProps {
  readonly id: PageId
  readonly language: Language
  /** 1, except for further pages of a paginated list. */
  readonly number: number
}

/**
 * Astro paths of all pages of a kind in every language, with props for the entry.
 * @param only limits the entry to one page
 */
export function pathsOf(kind: Kind, only?: PageId) {
  const ofKind = routes.filter((route) => route.kind === kind && route.id === (only ?? route.id))
  return ofKind.flatMap(({ id }) =>
    numbersOf(id).flatMap((number) =>
      languages.map((language) => ({
        // Astro expects undefined for the front page.
        params: { address: numberedHref(id, language, number).slice(1) || undefined },
        props: { id, language, number } satisfies PageProps,
      })),
    ),
  )
}
