import { localAddress } from '../../routing/address.ts'
import { type Language, languages } from '../../routing/language.ts'
import type { Kind, PageId } from '../../routing/table.ts'
import { publishedRoutes } from '../models/routes.ts'

/** Which page an entry builds. */
export interface PageProps {
  readonly id: PageId
  readonly language: Language
}

/** The addresses of all pages of a kind in every language, each with what the entry needs to build it. */
export function pathsOf(kind: Kind) {
  const routes = publishedRoutes.filter((route) => route.kind === kind)
  return routes.flatMap(({ id, path }) =>
    languages.map((language) => ({
      // Astro writes the front page as an address that is not there.
      params: { address: localAddress(path, language).slice(1) || undefined },
      props: { id, language } satisfies PageProps,
    })),
  )
}
