import { parseDocument } from 'yaml'
import type { Language, Localized } from '../../routing/language.ts'
import { keepPage, readPageFile } from '../format/keepPage.ts'
import { keepYaml } from '../format/keepYaml.ts'
import type { Group, Value } from '../format/value.ts'
import type { GroupShape } from './shape.ts'
import { fromForm, toForm } from './values.ts'

/** Hidden field that carries the file's original text to where it is written. */
export const sourceField = '__source'
/** The Markdown of a page. */
export const bodyField = 'body'

/** How the editor reads a file into a form and writes it back. */
export interface FileFormat {
  values(text: string): Group
  fromFile(text: string): Group
  toFile(form: Group): string
}

const copy = (form: Value): Localized<Value> => ({ ja: form, en: form })

/** The file's text when the form was opened, in one language or both; empty for a new one. */
export const sourceOf = (form: Value): string => {
  const { [sourceField]: own, ja } = (form ?? {}) as Group
  return own === undefined && ja ? sourceOf(ja) : String(own ?? '')
}

/** A file with both languages, shown side by side. */
export function dataFormat(shape: GroupShape): FileFormat {
  const show = (value: Value, text: string, language: Language) => ({
    ...(toForm(shape, value, language) as Group),
    [sourceField]: text,
  })
  const values = (text: string) => parseDocument(text).toJS() as Group
  return {
    values,
    fromFile(text) {
      const value = values(text)
      return { ja: show(value, text, 'ja'), en: show(value, text, 'en') }
    },
    toFile({ ja, en }) {
      const source = sourceOf(ja)
      const before = source ? values(source) : undefined
      return keepYaml(source, fromForm(shape, { ja, en }, before) as Group)
    },
  }
}

/** A page in one language: front matter, and Markdown unchanged. */
export function pageFormat(shape: GroupShape): FileFormat {
  return {
    values: (text) => readPageFile(text).head,
    fromFile(text) {
      const { head, body } = readPageFile(text)
      const shown = toForm(shape, head, 'ja') as Group
      return { ...shown, [bodyField]: body.trim(), [sourceField]: text }
    },
    toFile(form) {
      const source = sourceOf(form)
      const before = source ? readPageFile(source).head : undefined
      const head = fromForm(shape, copy(form), before) as Group
      return keepPage(source, { head, body: String(form[bodyField] ?? '') })
    },
  }
}
