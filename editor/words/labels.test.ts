import { expect, test } from 'vitest'
import { openFiles } from '../../content-reader/files.ts'
import { readWords } from '../../content-reader/words.ts'
import { openForms } from '../form/forms.ts'
import type { Shape } from '../form/shape.ts'
import { hints } from './hints.ts'
import { japanese } from './japanese.ts'
import { labelOf } from './labels.ts'

const forms = openForms(openFiles(process.cwd()))

/** Every key, alone and after the one that it is below. */
function keysOf(shape: Shape, parent: string): string[] {
  switch (shape.kind) {
    case 'group':
      return shape.fields.flatMap(({ key, shape }) => [
        key,
        `${parent}.${key}`,
        ...keysOf(shape, key),
      ])
    case 'variants':
      return shape.of.flatMap(({ name, group }) => [name, ...keysOf(group, parent)])
    case 'list':
    case 'entries':
      return keysOf(shape.item, parent)
    default:
      return []
  }
}

test('every field outside the templates has a Japanese label', () => {
  const keys = [...forms.pages, ...forms.texts, ...forms.articles, ...forms.data].flatMap(
    ({ id, shape }) => keysOf(shape, id).filter((key) => !key.includes('.')),
  )
  expect([...new Set(keys)].filter((key) => !Object.hasOwn(japanese, key))).toEqual([])
  expect(keys.length).toBeGreaterThan(400)
})

test('no label or hint is left for a removed field', () => {
  const keys = Object.values(forms)
    .flat()
    .flatMap(({ id, shape }) => keysOf(shape, id))
  const options = ['introduction', 'middle', 'sections']
  const known = new Set([...keys, ...options, 'id', 'value', 'body', 'ja', 'en'])
  expect(Object.keys(japanese).filter((key) => !known.has(key))).toEqual([])
  expect(Object.keys(hints).filter((key) => !known.has(key))).toEqual([])
})

test('a key without its own label is shown as words, one with several meanings by its place', () => {
  expect(labelOf('businessDays', 'en')).toBe('Business days')
  expect(labelOf('businessDays', 'ja')).toBe('返信までの営業日数')
  expect(labelOf('to', 'ja', 'inquiries')).toBe('宛先')
  expect(labelOf('to', 'ja', 'axis')).toBe('終わり')
})

test('hints name what visitors see of a page that is gone as the site does', () => {
  const { title } = readWords(openFiles(process.cwd())).site.notFound
  for (const key of ['withdrawn', 'old']) {
    const { ja, en } = hints[key] ?? {}
    expect(ja).toContain(`「${title.ja}」`)
    expect(en).toContain(`"${title.en}"`)
  }
})
