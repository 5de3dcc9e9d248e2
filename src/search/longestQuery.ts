/** More than this nobody types, in UTF-16 code units as `maxlength` counts them; what is longer is not searched for. */
export const longestQuery = 100

/** A query as it is searched for, shown and kept in the address: without space around it, cut to its longest. */
export function bounded(query: string): string {
  // A character of two code units is not cut in half: an address cannot hold half of one.
  const cut = query.trim().slice(0, longestQuery)
  return cut.replace(/\s*[\ud800-\udbff]?$/, '')
}
