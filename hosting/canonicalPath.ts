/**
 * The canonical form of a path: lower case, without a trailing slash, `.html`, `/index` and `/ja` (Japanese
 * pages have no prefix). The page may not exist.
 * @param path of a request, without its query
 */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '')
  // The rest is a Japanese path; /ja/en is none.
  const japanese = /^\/ja(?!\/en(?:\/|$))(?<rest>\/.*)?$/.exec(plain)?.groups
  return (japanese ? japanese.rest : plain) || '/'
}
