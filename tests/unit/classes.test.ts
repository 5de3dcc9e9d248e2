import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import selectors from 'postcss-selector-parser'
import { expect, test } from 'vitest'

// TypeScript accepts any class name of a CSS module, so a removed class would go unnoticed.

/** The classes of a CSS module, including those in nested rules. */
function classesIn(file: string): ReadonlySet<string> {
  const names = new Set<string>()
  const collect = selectors((list) => list.walkClasses(({ value }) => void names.add(value)))
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    collect.processSync(selector)
  })
  return names
}

const files = globSync('src/**/*.tsx').sort()

test('every class that a component uses is in the module that it imports', () => {
  const missing: string[] = []
  let seen = 0
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    const imports = code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)
    const rest = code.replace(/^import .*$/gm, '')
    for (const [, styles, path = ''] of imports) {
      const classes = classesIn(join(dirname(file), path))
      for (const [, name = ''] of rest.matchAll(RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'))) {
        seen += 1
        if (!classes.has(name)) missing.push(`${file}: ${styles}.${name}`)
      }
    }
  }
  expect(seen).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
