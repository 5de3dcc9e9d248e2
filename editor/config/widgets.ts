import type {
  CustomField,
  DateTimeField,
  SelectField,
  StringField,
  TextField,
  VisibleField,
} from '@sveltia/cms'
import { sharedKeys } from '../../content-reader/checks/parity.ts'
import { isGroup, type Value } from '../format/value.ts'
import { type Choices, exitsFor, type Option, picturesFor } from './choices.ts'

/** `page`: one file per language; `data`: both languages in one file. */
export type Place = 'page' | 'data'

/** What a field depends on besides its shape. */
export interface Context extends Choices {
  readonly place: Place
  /** The key that the fields are below, or their form's id. */
  readonly parent: string
}

/** The options of a field of this kind that do not depend on its key. */
export type WidgetOf<Kind> = Kind extends unknown
  ? Omit<Kind, 'name' | 'label' | 'required' | 'hint'>
  : never
/** For any kind of field; the editor's own type also allows unknown kinds with any options. */
export type Widget = WidgetOf<VisibleField>

/** The name of our own kind of field, for pictures of the site. */
export const pictureWidget = 'picture'

/** Texts from this length on are multi-line. */
const longText = 60
/**
 * Page values that are the same in both languages, as the parity check requires. That check compares parts
 * and panorama as a whole; the form has a field for each of their texts.
 */
const shared: readonly string[] = [...sharedKeys, 'picture', 'after', 'exit', 'id']
/** Values that a new article takes over if all existing ones agree. */
const usual = ['parent']
const days = ['published', 'modified', 'publish']

/**
 * A bilingual text.
 * @param present its current values, which decide whether it is multi-line
 */
export function pairWidget(present: readonly Value[]): WidgetOf<StringField | TextField> {
  const texts = present.flatMap((pair) => (isGroup(pair) ? [pair.ja, pair.en] : []))
  return { widget: linesFor(texts.filter(isText)), i18n: true }
}

/** A text that does not depend on the language, or is in its language's file. */
export function textWidget(
  key: string,
  values: readonly Value[],
  context: Context,
): WidgetOf<StringField | TextField | SelectField | DateTimeField | CustomField> {
  const present = values.filter(isText)
  const i18n = context.place === 'page' && !shared.includes(key) ? true : 'duplicate'
  if (key === 'exit') return { ...choiceWidget(key, exitsFor(context), present, context), i18n }
  const options = picturesFor(key, present, context)
  if (options) return { widget: pictureWidget, options, i18n }
  if (days.includes(key) && context.place === 'page') {
    const day = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n } as const
    return key === 'publish' ? day : { ...day, default: '{{now}}' }
  }
  return { widget: linesFor(present), i18n }
}

export function choiceWidget(
  key: string,
  options: Option[],
  present: readonly Value[],
  context: Context,
): WidgetOf<SelectField> {
  const first = firstOfNew(key, present, context)
  return { widget: 'select', options, i18n: 'duplicate', ...(first && { default: first }) }
}

/** The default for a new article, if all existing articles agree. */
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
