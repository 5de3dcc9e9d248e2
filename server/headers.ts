import { readFileSync } from 'node:fs'

/** Headers of an address, in the order of the file. */
export type HeaderRules = (path: string) => Record<string, string>

/**
 * Takes a file in Netlify's _headers format; returns the headers it gives to a path. A rule is a path
 * without indentation, `*` at its end standing for anything and `:name` for one segment, and indented
 * `Name: value` lines; `#` begins a comment. Where several rules match, later ones add to earlier ones, and
 * a name given twice is joined by a comma, as Netlify does. Throws an Error that names the line it cannot
 * read.
 */
export function readHeaderRules(file: string): HeaderRules {
  const rules: { matches(path: string): boolean; headers: [name: string, value: string][] }[] = []
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .forEach((line, index) => {
      const text = line.trim()
      if (text === '' || text.startsWith('#')) return
      const rule = rules.at(-1)
      if (text === line.trimEnd()) rules.push({ matches: matcher(text), headers: [] })
      else if (rule) rule.headers.push(header(text, `${file}:${index + 1}`))
    })
  return (path) => {
    const headers: Record<string, string> = {}
    for (const [name, value] of rules.flatMap((rule) => (rule.matches(path) ? rule.headers : []))) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
    return headers
  }
}

function matcher(pattern: string): (path: string) => boolean {
  if (pattern.includes('/:')) {
    const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const segments = pattern.split('/').map((one) => (one[0] === ':' ? '[^/]+' : literal(one)))
    const expression = new RegExp(`^${segments.join('/')}$`)
    return (path) => expression.test(path)
  }
  if (!pattern.endsWith('*')) return (path) => path === pattern
  const start = pattern.slice(0, -1)
  return (path) => path.startsWith(start) || `${path}/` === start
}

function header(text: string, place: string): [name: string, value: string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new Error(`${place}: expected "Name: value"`)
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()]
}
