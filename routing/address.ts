import type { Language } from './language.ts'

/**
 * A page's address without the host: Japanese at the path itself, English under /en.
 * @param path the route's path, e.g. /about
 */
export function localAddress(path: `/${string}`, language: Language): string {
  if (language === 'ja') return path
  return path === '/' ? '/en' : `/en${path}`
}
