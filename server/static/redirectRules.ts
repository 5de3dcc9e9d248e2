import { existsSync, readFileSync } from 'node:fs'

/** What is answered for an address without a page. */
export type RedirectRule = { readonly to: string } | 'gone'

/**
 * Reads a file in Netlify's _redirects format: from, to and status (301 or 410) on each line.
 * @returns the rules by path; none without the file
 * @throws Error for a line it cannot read
 */
export function readRedirectRules(file: string): ReadonlyMap<string, RedirectRule> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return new Map(
    lines.flatMap((line, index): [string, RedirectRule][] => {
      if (line.trim() === '') return []
      const { from, to, status } =
        /^(?<from>\/\S*) (?<to>\/\S*) (?<status>301|410)$/.exec(line)?.groups ?? {}
      if (!from || !to) throw new Error(`${file}:${index + 1}: expected "/from /to 301" or 410`)
      return [[from, status === '410' ? 'gone' : { to }]]
    }),
  )
}
