import type { Field } from '@sveltia/cms'
import { sharedKeys } from '../../words/parity.ts'
import type { FieldShape, GroupShape, Shape } from '../form/shape.ts'
import { isGroup, isList, type Value } from '../format/value.ts'
import { hints } from '../words/hints.ts'
import { labelOf } from '../words/labels.ts'
import { type Choices, namesFor, optionsOf } from './choices.ts'

/** Where a form's texts are: each language in its own file, or both in one. */
export type Place = 'page' | 'data'

type Widget = Readonly<Record<string, unknown>>

interface Context extends Choices {
  readonly place: Place
}

/** From this many characters on a text gets several lines. */
const longText = 60
/**
 * Texts of a page that do not depend on the language: what the comparison of the two has the same in both. Of parts
 * and the panorama it compares the whole, and the form has a field for each of their texts.
 */
const shared: readonly string[] = [...sharedKeys, 'picture', 'after', 'exit']
/** What articles have in common so far, which a new one begins with. */
const usual = ['parent', 'footer']
/** By which of its texts an entry of a list is told from the others. */
const titles = ['title', 'label', 'name', 'term', 'heading', 'question', 'ask', 'text', 'day']
const days = ['published', 'modified']
const photoKinds = 'image/jpeg,image/png,image/webp'

/**
 * The fields of a group.
 * @param present the group's values in `content/` as they are now: they decide which texts get several lines
 */
export function fieldsOf(group: GroupShape, present: readonly Value[], context: Context): Field[] {
  return group.fields.map((field) => {
    const values = present.map((each) => (isGroup(each) ? each[field.key] : undefined))
    return fieldOf(
      field,
      values.filter((each) => each !== undefined && each !== null),
      context,
    )
  })
}

function fieldOf({ key, shape, required }: FieldShape, present: Value[], context: Context): Field {
  const hint = hints[key]?.[context.language]
  const common = {
    name: key,
    label: labelOf(key, context.language),
    required: required && shape.kind !== 'flag',
    ...(hint && { hint }),
  }
  const begun =
    context.place === 'page' &&
    usual.includes(key) &&
    present.every((value) => value === present[0])
  const field = {
    ...common,
    ...widgetOf(key, shape, present, context),
    // Added and taken out in both languages at once; its texts stay those of each. Else the editor shows what was
    // added in one language in the other as well, and does not save it there.
    ...(shape.kind === 'group' && !required && { i18n: 'duplicate' }),
    ...(begun && present[0] !== undefined && { default: present[0] }),
  }
  return field as Field
}

function widgetOf(key: string, shape: Shape, present: readonly Value[], context: Context): Widget {
  const { place } = context
  switch (shape.kind) {
    case 'pair':
      return { ...textWidget(textsOf(present)), i18n: true }
    case 'text':
      return textField(key, shape.pattern, present as string[], context)
    case 'photo':
      // Only of kinds that the site can cut, and only from this computer: addresses of others are no photographs.
      return { widget: 'image', accept: photoKinds, choose_url: false, i18n: 'duplicate' }
    case 'choice':
      return { widget: 'select', options: optionsOf(shape.options, context), i18n: 'duplicate' }
    case 'number': {
      const type = shape.whole ? 'int' : 'float'
      return { widget: 'number', value_type: type, i18n: 'duplicate' }
    }
    case 'flag':
      return { widget: 'boolean', i18n: 'duplicate' }
    case 'group':
      return { widget: 'object', i18n: true, fields: fieldsOf(shape, present, context) }
    case 'variants':
      throw new Error(`${key}: a value of several forms is an entry of a list`)
    case 'entries': {
      const items = present.flatMap((each) => (isGroup(each) ? Object.values(each) : []))
      return { ...listWidget(shape.item, items, context, true), summary: '{{fields.id}}' }
    }
    case 'list': {
      const { item, min, max } = shape
      const items = present.flatMap((each) => (isList(each) ? each : []))
      if (item.kind === 'choice') {
        const options = optionsOf(item.options, context)
        return { widget: 'select', multiple: true, options, i18n: 'duplicate', ...(min && { min }) }
      }
      const fixed = min !== undefined && min === max
      return {
        ...listWidget(item, items, context, false),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(fixed && { allow_add: false, allow_remove: false }),
        ...(place === 'page' && item.kind === 'text' && { i18n: true }),
      }
    }
  }
}

function listWidget(
  item: Shape,
  items: readonly Value[],
  context: Context,
  hasId: boolean,
): Widget {
  const id = hasId
    ? [{ name: 'id', label: labelOf('id', context.language), widget: 'string', i18n: 'duplicate' }]
    : []
  const list = { widget: 'list', i18n: true, collapsed: true }
  if (item.kind === 'variants') {
    const types = item.of.map(({ name, group }) => {
      const own = items.filter((each) => isGroup(each) && each[item.key] === name)
      const fields = [...id, ...fieldsOf(group, own, context)]
      return { name, label: labelOf(name, context.language), widget: 'object', fields }
    })
    return { ...list, typeKey: item.key, types: types }
  }
  if (item.kind === 'group') {
    const fields = [...id, ...fieldsOf(item, items, context)]
    const title = titles.find((key) => item.fields.some((field) => field.key === key))
    return { ...list, ...(title && { summary: `{{fields.${title}}}` }), fields }
  }
  const value = fieldOf({ key: 'value', shape: item, required: true }, [...items], context)
  if (hasId) return { ...list, fields: [...id, value] }
  return { ...list, collapsed: false, field: value }
}

function textField(
  key: string,
  pattern: string | undefined,
  present: readonly string[],
  context: Context,
): Widget {
  const i18n = context.place === 'page' && !shared.includes(key) ? true : 'duplicate'
  const options = namesFor(key, present, context)
  if (options) return { widget: 'select', options: options, i18n }
  if (days.includes(key) && context.place === 'page') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '{{now}}', i18n }
  }
  const example =
    context.language === 'ja' ? '形が正しくありません。' : 'This is not of the right form.'
  const checked = pattern && pattern !== '\\S' ? { pattern: [pattern, example] } : {}
  return { ...textWidget(present), ...checked, i18n }
}

const textWidget = (texts: readonly string[]) => ({
  widget: texts.some((text) => text.length > longText || text.includes('\n')) ? 'text' : 'string',
})

/** Both languages of pairs of texts. */
function textsOf(pairs: readonly Value[]): string[] {
  return pairs.flatMap((pair) => (isGroup(pair) ? [String(pair.ja), String(pair.en)] : []))
}
