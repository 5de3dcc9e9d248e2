import type { DateTimeField, SelectField, StringField, TextField, VisibleField } from '@sveltia/cms'
import { sharedKeys } from '../../content-reader/checks/parity.ts'
import { isGroup, type Value } from '../format/value.ts'
import { type Choices, namesFor, type Option } from './choices.ts'

/** Where a form's texts are: each language in its own file, or both in one. */
export type Place = 'page' | 'data'

/** What a field depends on besides its shape. */
export interface Context extends Choices {
  readonly place: Place
}

/** What a field of a kind has because of that, and not because of its key. */
export type WidgetOf<Kind> = Kind extends unknown
  ? Omit<Kind, 'name' | 'label' | 'required' | 'hint'>
  : never
/** The same of a field of any kind; the editor's own type also has fields of kinds unknown, which may have anything. */
export type Widget = WidgetOf<VisibleField>

/** From this many characters on a text gets several lines. */
const longText = 60
/**
 * Texts of a page that do not depend on the language: what the comparison of the two has the same in both. Of parts
 * and the panorama it compares the whole, and the form has a field for each of their texts.
 */
const shared: readonly string[] = [...sharedKeys, 'picture', 'after', 'exit']
/** What articles have in common so far, which a new one begins with. */
const usual = ['parent']
const days = ['published', 'modified']

/** A text in both languages. @param present what it says now, which decides whether it gets several lines */
export function pairWidget(present: readonly Value[]): WidgetOf<StringField | TextField> {
  const texts = present.flatMap((pair) => (isGroup(pair) ? [pair.ja, pair.en] : []))
  return { widget: linesFor(texts.filter(isText)), i18n: true }
}

/** A text that does not depend on the language, or is in a file of its language. */
export function textWidget(
  key: string,
  pattern: string | undefined,
  values: readonly Value[],
  context: Context,
): WidgetOf<StringField | TextField | SelectField | DateTimeField> {
  const present = values.filter(isText)
  const i18n = context.place === 'page' && !shared.includes(key) ? true : 'duplicate'
  const options = namesFor(key, present, context)
  if (options) return { ...choiceWidget(key, options, present, context), i18n }
  if (days.includes(key) && context.place === 'page') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '{{now}}', i18n }
  }
  const example =
    context.language === 'ja' ? '形が正しくありません。' : 'This is not of the right form.'
  return {
    widget: linesFor(present),
    ...(pattern && pattern !== '\\S' && { pattern: [pattern, example] }),
    i18n,
  }
}

/** One of several values. */
export function choiceWidget(
  key: string,
  options: Option[],
  present: readonly Value[],
  context: Context,
): WidgetOf<SelectField> {
  const first = firstOfNew(key, present, context)
  return { widget: 'select', options, i18n: 'duplicate', ...(first && { default: first }) }
}

/** What a new article begins with, where all that there are have the same. */
function firstOfNew(
  key: string,
  [first, ...others]: readonly Value[],
  { place }: Context,
): string | undefined {
  if (place !== 'page' || !usual.includes(key) || !isText(first)) return
  return others.every((value) => value === first) ? first : undefined
}

const linesFor = (texts: readonly string[]) =>
  texts.some((text) => text.length > longText || text.includes('\n')) ? 'text' : 'string'

const isText = (value: Value): value is string => typeof value === 'string'
