import { readFileSync } from 'node:fs'

/** The headers of a path, in the order of the file. */
export type HeaderRules = (path: string) => Record<string, string>

interface Rule {
  /** File and line, for error messages. */
  place: string
  path: string
  matches(path: string): boolean
  headers: [name: string, value: string][]
}

/**
 * Reads a file in Netlify's _headers format. A rule is an unindented path, in which `*` matches anything and
 * `:name` one segment, followed by indented `Name: value` lines; `#` starts a comment. A name given twice in
 * a rule is joined by a comma, as on Netlify.
 * @throws Error for a line it cannot read, or for two rules that could set the same header of one path:
 *   hosts differ in which of them wins
 */
export function readHeaderRules(file: string): HeaderRules {
  const rules: Rule[] = []
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .forEach((line, index) => {
      const text = line.trim()
      if (text === '' || text.startsWith('#')) return
      const place = `${file}:${index + 1}`
      const rule = rules.at(-1)
      if (text === line.trimEnd()) {
        rules.push({ place, path: text, matches: matcher(text), headers: [] })
      } else if (rule) rule.headers.push(header(text, place))
    })
  refuseRivals(rules)
  return (path) => {
    const headers: Record<string, string> = {}
    for (const [name, value] of rules.flatMap((rule) => (rule.matches(path) ? rule.headers : []))) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
    return headers
  }
}

function refuseRivals(rules: readonly Rule[]): void {
  for (const rule of rules) {
    const names = new Set(rule.headers.map(([name]) => name))
    for (const other of rules.slice(rules.indexOf(rule) + 1)) {
      const name = other.headers.find(([name]) => names.has(name))?.[0]
      if (name && (rule.matches(other.path) || other.matches(rule.path))) {
        throw new Error(
          `${other.place}: ${other.path} sets ${name}, which ${rule.path} (${rule.place}) sets as well`,
        )
      }
    }
  }
}

function matcher(pattern: string): (path: string) => boolean {
  const expression = new RegExp(
    `^${pattern
      .split(/(\*|:[a-z]+)/)
      .map((part) => {
        if (part === '*') return '.*'
        return /^:[a-z]/.test(part) ? '[^/]+' : RegExp.escape(part)
      })
      .join('')}$`,
  )
  // A rule for a folder matches the folder's own path too.
  const folder = pattern.endsWith('/*') ? pattern.slice(0, -2) : undefined
  return (path) => path === folder || expression.test(path)
}

function header(text: string, place: string): [name: string, value: string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new Error(`${place}: expected "Name: value"`)
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()]
}
