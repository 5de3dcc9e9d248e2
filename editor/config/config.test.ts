import { describe, expect, test } from 'vitest'
import { sharedKeys } from '../../content-reader/checks/parity.ts'
import { openFiles } from '../../content-reader/files.ts'
import { readWords } from '../../content-reader/words.ts'
import { fixedRoutes } from '../../routing/table.ts'
import { takeSnapshot } from '../build/snapshot.ts'
import { everyForm, type Form, openForms } from '../form/forms.ts'
import { type Group, isGroup, isList, type Value } from '../format/value.ts'
import { editorConfig } from './config.ts'
import { formatName } from './formOptions.ts'

interface Field {
  readonly name: string
  readonly widget: string
  readonly required?: boolean
  readonly i18n?: boolean | string
  readonly options?: readonly { readonly value: string }[]
  readonly fields?: readonly Field[]
  readonly field?: Field
  readonly typeKey?: string
  readonly types?: readonly { readonly name: string; readonly fields: readonly Field[] }[]
}

interface Opened {
  readonly format: string
  readonly fields: readonly Field[]
}

const files = openFiles(process.cwd())
const words = readWords(files)
const forms = openForms(files)
const { framings } = takeSnapshot(process.cwd())
const configs = (['ja', 'en'] as const).map((language) =>
  editorConfig({ files, words, forms, framings, language }),
)

function fieldsFor(config: unknown, format: string): readonly Field[] {
  const { collections } = config as {
    collections: readonly (Opened & { files?: readonly Opened[] })[]
  }
  const all = collections.flatMap((collection) => collection.files ?? [collection])
  return all.find((each) => each.format === format)?.fields ?? []
}

/** Paths of the values in a form that no field can show. */
function unshown(fields: readonly Field[], value: Group, way = ''): string[] {
  return Object.entries(value).flatMap(([key, each]) => {
    const field = fields.find(({ name }) => name === key)
    return field ? problems(field, each, `${way}${key}`) : [`${way}${key}: no field`]
  })
}

function problems(field: Field, value: Value, way: string): string[] {
  if (field.widget === 'select' || field.widget === 'picture') {
    const values = (isList(value) ? value : [value]) as string[]
    const known = field.options?.map((option) => option.value) ?? []
    return values.filter((each) => !known.includes(each)).map((each) => `${way}: no option ${each}`)
  }
  if (isList(value)) {
    if (field.widget !== 'list') return [`${way}: a list in ${field.widget}`]
    return value.flatMap((each, at) => {
      const group = isGroup(each) ? each : {}
      const { typeKey = '', types, fields, field: only } = field
      const { [typeKey]: type, ...rest } = group
      if (types) {
        return unshown(types.find(({ name }) => name === type)?.fields ?? [], rest, `${way}.${at}.`)
      }
      if (fields) return unshown(fields, group, `${way}.${at}.`)
      return only ? problems(only, each, `${way}.${at}`) : [`${way}: no field`]
    })
  }
  if (isGroup(value)) return unshown(field.fields ?? [], value, `${way}.`)
  const kind = { string: 'string', number: 'number', boolean: 'boolean' }[typeof value as string]
  const widgets: Record<string, readonly string[]> = {
    string: ['string', 'text', 'datetime', 'hidden', 'image'],
    number: ['number'],
    boolean: ['boolean'],
  }
  return widgets[kind ?? '']?.includes(field.widget) ? [] : [`${way}: ${kind} in ${field.widget}`]
}

describe.each(everyForm(forms))('$files', (form) => {
  test('every value in its files has a field that can show it', () => {
    for (const config of configs) {
      const fields = fieldsFor(config, formatName(form))
      expect(fields.length).toBeGreaterThan(0)
      for (const file of form.files) {
        const opened = form.format.fromFile(files.text(file))
        const shown = isGroup(opened.ja) ? [opened.ja, opened.en as Group] : [opened]
        expect(shown.flatMap((each) => unshown(fields, each))).toEqual([])
      }
    }
  })
})

test('a field configuration of another form would hide values', () => {
  const [page] = forms.pages
  const opened = page?.format.fromFile(files.text(String(page.files[0]))) ?? {}
  expect(unshown(fieldsFor(configs[0], 'data-home-yaml'), opened)).not.toEqual([])
})

test('values that both languages of a page share are edited once', () => {
  /** All input fields, including those within groups and variants. */
  const leaves = (all: readonly Field[]): Field[] =>
    all.flatMap((field) => {
      const inner = [...(field.fields ?? []), ...(field.types ?? []).flatMap((type) => type.fields)]
      return inner.length ? leaves(inner) : [field]
    })
  for (const form of [forms.pages[0], forms.articles[0]]) {
    const fields = fieldsFor(configs[0], formatName(form as Form))
    const of = (keys: readonly string[]) => leaves(fields.filter(({ name }) => keys.includes(name)))
    const compared = [
      ...of(sharedKeys),
      ...of(['parts', 'next']).filter(({ name }) => name !== 'text'),
    ]
    expect(compared.length).toBeGreaterThan(12)
    expect(compared.filter(({ i18n }) => i18n !== 'duplicate')).toEqual([])
    expect(of(['title', 'description']).map(({ i18n }) => i18n)).toEqual([true, true])
  }
})

test('entries link to their pages', () => {
  const { collections } = configs[0] as unknown as {
    collections: { name: string; preview_path?: string; files?: typeof collections }[]
  }
  const paths = new Map(
    collections.flatMap(({ name, files, ...own }) => [
      [name, own.preview_path] as const,
      ...(files ?? []).map((file) => [`${name}/${file.name}`, file.preview_path] as const),
    ]),
  )
  for (const { id, path } of fixedRoutes) {
    expect(paths.get(`pages/${id}`)).toBe(path === '/' ? '{{locale}}' : `{{locale}}${path}`)
  }
  expect(paths.get('articles')).toBe('{{locale}}/{{slug}}')
  expect(paths.get('firm/people')).toBe('{{locale}}/people')
  expect(paths.get('firm/settings')).toBeUndefined()
})
