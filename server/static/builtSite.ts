import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import type { HeaderRules } from '../../hosting/headerRules.ts'
import type { Localized } from '../../routing/language.ts'
import { encodings } from './encoding.ts'
import { type NotFound, openNotFound } from './notFound.ts'
import { type Representation, represent } from './representation.ts'

/** Everything that is served, by path. Any other path does not exist. */
export interface BuiltSite {
  files: ReadonlyMap<string, readonly Representation[]>
  pages: ReadonlySet<string>
  missing: Localized<NotFound>
}

/** Netlify's default: cache, but revalidate. */
const defaultCaching = 'no-cache'
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

/**
 * @param dist the built site's directory
 * @throws Error when a 404 page is missing
 */
export function readBuiltSite(dist: string, rules: HeaderRules): BuiltSite {
  const files = new Map<string, readonly Representation[]>()
  const pages = new Set<string>()
  for (const name of namesBelow(dist)) {
    if (isHidden(name)) continue
    const address = addressOf(name)
    files.set(address, read(dist, name, { 'cache-control': defaultCaching, ...rules(address) }))
    if (name.endsWith('.html')) pages.add(address)
  }
  // Not cached: the page may exist tomorrow.
  const missing = (name: string, address: string) => {
    const siteHeaders = {
      'content-type': contentType(name),
      ...rules(address),
      'cache-control': 'no-cache',
    }
    return openNotFound(join(dist, name), read(dist, name, siteHeaders), siteHeaders)
  }
  return {
    files,
    pages,
    missing: { ja: missing('404.html', '/404'), en: missing('en/404.html', '/en/404') },
  }
}

function read(dist: string, name: string, siteHeaders: Record<string, string>): Representation[] {
  const headers = { 'content-type': contentType(name), ...siteHeaders }
  return encodings
    .map((encoding) => ({ encoding, file: join(dist, name + suffixes[encoding]) }))
    .filter(({ encoding, file }) => encoding === 'identity' || existsSync(file))
    .map(({ encoding, file }) => represent(file, encoding, headers))
}

function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function namesBelow(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

// Files that are not served under their own path: error pages, host configuration, compressed variants and
// dotfiles.
function isHidden(name: string): boolean {
  return (
    /^(en\/)?404\.html$|^_(headers|redirects)$|\.(br|gz)$/.test(name) ||
    /(^|\/)\.(?!well-known\/)/.test(name)
  )
}

// about.html is /about and index.html is /.
function addressOf(name: string): string {
  const page = name.replace(/(^|\/)index\.html$|\.html$/, '')
  return encodeURI(`/${page}`)
}
