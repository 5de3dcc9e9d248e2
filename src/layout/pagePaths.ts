import { type Language, languages } from '../../routing/language.ts'
import type { Kind, PageId } from '../../routing/table.ts'
import { numberedHref, numbersOf } from '../models/site/insightsPages.ts'
import { routes } from '../models/site/routes.ts'

/** Which page an entry builds. */
export interface PageProps {
  readonly id: PageId
  readonly language: Language
  /** 1, but for the further pages of a long list. */
  readonly number: number
}

/**
 * The addresses of all pages of a kind in every language, each with what the entry needs to build it.
 * @param only the page of an entry that builds one page of its kind
 */
export function pathsOf(kind: Kind, only?: PageId) {
  const ofKind = routes.filter((route) => route.kind === kind && route.id === (only ?? route.id))
  return ofKind.flatMap(({ id }) =>
    numbersOf(id).flatMap((number) =>
      languages.map((language) => ({
        // Astro writes the front page as an address that is not there.
        params: { address: numberedHref(id, language, number).slice(1) || undefined },
        props: { id, language, number } satisfies PageProps,
      })),
    ),
  )
}
