/**
 * The address that another form of a page's address stands for: without capitals, a slash at the end,
 * `.html` and `/index`, and without `/ja`, because Japanese is at the path itself. Whether there is such a
 * page is for the caller to see.
 * @param path of a request, without its query
 */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '')
  // What follows is Japanese then: /ja/en is nobody's address.
  const japanese = /^\/ja(?!\/en(?:\/|$))(?<rest>\/.*)?$/.exec(plain)?.groups
  return (japanese ? japanese.rest : plain) || '/'
}
