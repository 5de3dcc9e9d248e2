import { parseDocument } from 'yaml'
import type { Language, Localized } from '../../routing/language.ts'
import { keepPage, readPageFile } from '../format/keepPage.ts'
import { keepYaml } from '../format/keepYaml.ts'
import type { Group, Value } from '../format/value.ts'
import type { GroupShape } from './shape.ts'
import { fromForm, toForm } from './values.ts'

/** The hidden field that carries a file's text as it was read to where it is written. */
export const sourceField = '__source'
/** The field of a page's text. */
export const bodyField = 'body'

/** How the editor reads a file into a form, and writes it back. */
export interface FileFormat {
  /** What a file says, as its schema reads it. */
  values(text: string): Group
  fromFile(text: string): Group
  toFile(form: Group): string
}

const copy = (form: Value): Localized<Value> => ({ ja: form, en: form })

/** The text of the file that a form was opened with, in one language or in both; empty for a new one. */
export const sourceOf = (form: Value): string => {
  const { [sourceField]: own, ja } = (form ?? {}) as Group
  return own === undefined && ja ? sourceOf(ja) : String(own ?? '')
}

/** A file with both languages in it, which the form shows side by side. */
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

/** A page in one language: its front matter, and its text as it is. */
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
