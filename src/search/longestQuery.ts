/** In UTF-16 code units, as `maxlength` counts; longer queries are cut. */
export const longestQuery = 100

/** The query as searched, shown and kept in the address: trimmed and cut. */
export function limitQuery(query: string): string {
  // Never between surrogates: an address cannot contain a lone one.
  const cut = query.trim().slice(0, longestQuery)
  return cut.replace(/\s*[\ud800-\udbff]?$/, '')
}
