import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { linesOf } from '../../tests/site/support/editor/lineDiff.ts'
import { testsAll } from '../../tests/support/testsAll.ts'
import { keepPage, readPageFile } from './keepPage.ts'
import { keepYaml } from './keepYaml.ts'
import type { Group, Value } from './value.ts'

const files = globSync('content/**/*.{yaml,md}')
  .filter((file) => !file.endsWith('README.md'))
  .sort()
const textOf = (file: string) => readFileSync(file, 'utf8')
const isPage = (file: string) => file.endsWith('.md')

function saved(file: string, source: string, change: (values: Group) => Group) {
  if (!isPage(file)) return keepYaml(source, change(parseDocument(source).toJS()))
  const { head, body } = readPageFile(source)
  return keepPage(source, { head: change(head), body })
}

/** The paths of all texts in a file. */
function waysToTexts(value: Value, way: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...way]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    waysToTexts(each as Value, [...way, Array.isArray(value) ? Number(key) : key]),
  )
}

function withText(
  value: Value,
  [key, ...rest]: (string | number)[],
  change: (text: string) => string,
): Value {
  if (key === undefined) return change(value as string)
  const copy = structuredClone(value) as Record<string | number, Value>
  copy[key] = withText(copy[key], rest, change)
  return copy as Value
}

/** Appends text that needs quoting, before a multi-line text's final line end. */
const longer = (text: string) => text.replace(/\s*$/, (end) => `: "x" # y${end}`)

test('every file of content/ is tested', () => {
  expect(files.length).toBeGreaterThan(100)
})

describe.each(files)('%s', (file) => {
  const source = textOf(file)

  test('changing one text changes one line', () => {
    const values = isPage(file)
      ? readPageFile(source).head
      : (parseDocument(source).toJS() as Group)
    const ways = waysToTexts(values)
    // Evenly spread: a dozen texts per file in test:all, three in npm test.
    const every = Math.ceil(ways.length / (testsAll ? 12 : 3))
    for (const way of ways.filter((_, at) => at % every === 0)) {
      const after = saved(file, source, (all) => withText(all, way, longer) as Group)
      const { removed, added } = linesOf(source, after)
      expect([removed.length, added.length], way.join('.')).toEqual([1, 1])
      const again = isPage(file) ? readPageFile(after).head : parseDocument(after).toJS()
      expect(again).toEqual(withText(values, way, longer))
    }
  })
})
