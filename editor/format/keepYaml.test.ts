import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { keepYaml } from './keepYaml.ts'
import type { Group } from './value.ts'

const source = `# The file's own remark.
rows:
  # About the first.
  - id: one
    label: { ja: '一', en: "One" } # beside it
    tags: [a, b]
  # About the second.
  - id: two
    label: { ja: 二, en: Two }
    sample: true
note: |
  Two
  lines.
`

interface Row {
  id: string
  label: { ja: string; en: string }
  tags?: string[]
  sample?: boolean | undefined
}

const read = () => parseDocument(source).toJS() as Group & { rows: Row[] }
const save = (change: (rows: Row[]) => Row[]) => {
  const values = read()
  return keepYaml(source, { ...values, rows: change(values.rows) as never })
}

test('a value keeps its quotes and the comment beside it', () => {
  const after = save(([one, two]) => [
    { ...(one as Row), label: { ja: '壱', en: "The owner's" } },
    two as Row,
  ])
  expect(after).toBe(source.replace("'一'", "'壱'").replace('"One"', '"The owner\'s"'))
})

test('a value that needs quotes gets them', () => {
  const after = save(([one, two]) => [one as Row, { ...(two as Row), id: 'two: 2' }])
  expect(after).toBe(source.replace('id: two', 'id: "two: 2"'))
})

test('adding an entry only adds lines', () => {
  const after = save((rows) => [...rows, { id: 'three', label: { ja: '三', en: 'Three' } }])
  const added = '  - id: three\n    label:\n      ja: 三\n      en: Three\n'
  expect(after).toBe(source.replace('note:', `${added}note:`))
})

test('a moved entry takes its comment along, and a comment at the head of a list stays there', () => {
  const after = save((rows) => rows.toReversed())
  expect(after).toContain('rows:\n  # About the first.\n  # About the second.\n  - id: two\n')
  expect(after.split('\n').toSorted()).toEqual(source.split('\n').toSorted())
})

test('a multi-line text stays multi-line', () => {
  expect(keepYaml(source, { ...(read() as Group), note: 'Two\nother lines.' })).toBe(
    source.replace('  lines.', '  other lines.'),
  )
})

test('removing an entry leaves the others unchanged', () => {
  const after = save((rows) => rows.slice(1))
  expect(after).not.toContain('id: one')
  expect(after).toContain(
    '  - id: two\n    label: { ja: 二, en: Two }\n    sample: true\nnote: |\n',
  )
  expect(after).toContain("# The file's own remark.")
})

test('an undefined key is removed, and a missing one is added', () => {
  const after = save(([one, two]) => [
    { ...(one as Row), sample: true },
    { ...(two as Row), sample: undefined },
  ])
  expect(after).toBe(
    source
      .replace('    sample: true\n', '')
      .replace('tags: [a, b]\n', 'tags: [a, b]\n    sample: true\n'),
  )
})

test('a new file is written completely', () => {
  expect(keepYaml('', { a: { ja: '一', en: 'one' } })).toBe('a:\n  ja: 一\n  en: one\n')
})

const styles = `plain: text # a comment
single: 'it''s'
double: "say \\"so\\""
literal: |
  one
  two
folded: >
  one
  two
inside: { ja: x, en: y } # another
list:
  - one
  - two
`
// biome-ignore format: a line for each would be a page
const sensitive = [
  ': ', 'a: b', 'a # c', '# c', '- x', '-', 'yes', 'no', 'null', '~', 'true', '012', '0x1f',
  '1e3', '2025-10-29', '"', "'", 'it\'s "so"', '{a}', '[a', '*a', '&a', '!a', '%a', '@a', '`a`', '|',
  '>', '? a', '---', '...', 'a,b', '\\n', 'two\nlines', 'two\n\nparagraphs', 'a\ttab',
  'no\u00a0break', '“curly”', '全角：コロン　#', '😀👨‍👩‍👧', '<b>x</b>', '{figure:unknown}',
  'x'.repeat(5000), 'a\u2028b', '<<', '=',
]

test.each(['plain', 'single', 'double', 'literal', 'folded', 'inside', 'list'])(
  'any text typed into a %s scalar is written exactly, and nothing else changes',
  (key) => {
    const values = parse(styles)
    for (const text of sensitive) {
      const changed: Record<string, unknown> = {
        inside: { ja: text, en: 'y' },
        list: ['one', text],
      }
      const after = { ...values, [key]: changed[key] ?? text }
      const said = keepYaml(styles, after)
      const read = parse(said)
      // The editor trims texts, but a block scalar ends with a line end.
      const trimmed = (value: unknown) =>
        JSON.stringify(value, (_, each) => (typeof each === 'string' ? each.trim() : each))
      expect(trimmed(read), `${key}: ${text}`).toBe(trimmed(after))
      expect(said, text).toContain('# a')
    }
  },
)
