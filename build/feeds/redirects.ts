import { localAddress } from '../../routing/address.ts'
import { type Language, languages } from '../../routing/language.ts'
import { isFixedPage, type PageId, table } from '../../routing/table.ts'
import { routes } from '../../src/models/site/routes.ts'
import { words } from '../../src/models/site/site.ts'

type Path = `/${string}`

/**
 * The redirects that both hosts read, in Netlify's format: Japanese pages under /ja, addresses that pages had, and
 * withdrawn pages. One line per address: a wildcard rule would be an open redirect (`/ja//other.host`) and would
 * redirect unknown addresses too.
 */
export function redirects(): string {
  const japanese = routes.map(({ path }) => `${path === '/' ? '/ja' : `/ja${path}`} ${path} 301`)
  const public_ = new Map<string, Path>(routes.map(({ id, path }) => [id, path]))
  const moved = words.redirects.moved
    // A page that still has the address has not moved yet.
    .filter(({ old }) => routes.every(({ path }) => path !== old))
    .map(({ old, page }) => ({ old: old as Path, to: page && public_.get(page) }))
  const gone = [...words.hidden.keys()]
    .filter((id) => words.hidden.get(id) === 'withdrawn')
    .map((id) => ({ old: addressOf(id), to: undefined }))
    .filter(({ old }) => moved.every((each) => each.old !== old))
  const lines = [...moved, ...gone].flatMap(({ old, to }) =>
    languages.flatMap((language) => linesFor(old, to, language)),
  )
  return `${[...japanese, ...lines].join('\n')}\n`
}

function addressOf(id: PageId): Path {
  return isFixedPage(id) ? table[id].path : words.added(id).ja.address
}

function linesFor(old: Path, to: Path | undefined, language: Language): string[] {
  const target = to
    ? `${localAddress(to, language)} 301`
    : `${localAddress('/404.html', language)} 410`
  const spellings = language === 'ja' ? [old, `/ja${old}`] : [localAddress(old, language)]
  return spellings.map((each) => `${each} ${target}`)
}
