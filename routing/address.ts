import type { Language } from './language.ts'

/**
 * The address of a page in a language, without the host: Japanese at the path itself, English below /en.
 * @param path the path of the page's route, e.g. /about
 */
export function localAddress(path: `/${string}`, language: Language): string {
  if (language === 'ja') return path
  return path === '/' ? '/en' : `/en${path}`
}
