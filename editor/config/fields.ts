import type { ComplexListField, StandardField, StringField, VariableFieldType } from '@sveltia/cms'
import type { FieldShape, GroupShape, Shape } from '../form/shape.ts'
import { isGroup, isList, type Value } from '../format/value.ts'
import { hints, photoHints } from '../words/hints.ts'
import { labelOf } from '../words/labels.ts'
import { optionsOf } from './choices.ts'
import {
  type Context,
  choiceWidget,
  pairWidget,
  textWidget,
  type Widget,
  type WidgetOf,
} from './widgets.ts'

/** The text that identifies a list entry, in order of preference. */
export const titles = [
  'title',
  'label',
  'name',
  'term',
  'heading',
  'question',
  'ask',
  'text',
  'day',
]
const photoKinds = 'image/jpeg,image/png,image/webp'

/**
 * The fields of a group.
 * @param present its current values in `content/`: they decide which texts are multi-line
 */
export function fieldsOf(
  group: GroupShape,
  present: readonly Value[],
  context: Context,
): StandardField[] {
  return group.fields.map((field) => {
    const values = present.map((each) => (isGroup(each) ? each[field.key] : undefined))
    return fieldOf(
      field,
      values.filter((each) => each !== undefined && each !== null),
      context,
    )
  })
}

function fieldOf(field: FieldShape, present: readonly Value[], context: Context): StandardField {
  const { key, shape, required } = field
  const said = shape.kind === 'photo' ? photoHints[shape.crop] : hints[key]
  const hint = said?.[context.language]
  return {
    name: key,
    label: labelOf(key, context.language, context.parent),
    required: required && shape.kind !== 'flag',
    ...(hint && { hint }),
    ...widgetOf(field, present, context),
  }
}

function widgetOf(
  { key, shape, required }: FieldShape,
  present: readonly Value[],
  context: Context,
): Widget {
  const inner = { ...context, parent: key }
  switch (shape.kind) {
    case 'pair':
      return pairWidget(present)
    case 'text':
      return textWidget(key, present, context)
    case 'photo':
      // Only image formats the site can process, and only uploads: an external URL is not a photograph here.
      return { widget: 'image', accept: photoKinds, choose_url: false, i18n: 'duplicate' }
    case 'choice':
      return choiceWidget(key, optionsOf(key, shape.options, context), present, context)
    case 'number': {
      const type = shape.whole ? 'int' : 'float'
      return { widget: 'number', value_type: type, i18n: 'duplicate' }
    }
    case 'flag':
      return { widget: 'boolean', i18n: 'duplicate' }
    case 'group':
      // Duplicated, so that entries are added and removed in both languages at once while their texts stay
      // separate. Otherwise the editor would show an entry added in one language in the other as well,
      // without saving it there.
      return {
        widget: 'object',
        i18n: required || 'duplicate',
        fields: fieldsOf(shape, present, inner),
      }
    case 'variants':
      throw new Error(`${key}: a value of several forms is an entry of a list`)
    case 'entries': {
      const items = present.flatMap((each) => (isGroup(each) ? Object.values(each) : []))
      return { ...listWidget(shape.item, items, inner, true), summary: '{{fields.id}}' }
    }
    case 'list': {
      const { item, min, max } = shape
      const items = present.flatMap((each) => (isList(each) ? each : []))
      if (item.kind === 'choice') {
        const options = optionsOf(key, item.options, context)
        return { widget: 'select', multiple: true, options, i18n: 'duplicate', ...(min && { min }) }
      }
      const fixed = min !== undefined && min === max
      return {
        ...listWidget(item, items, inner, false),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(fixed && { allow_add: false, allow_remove: false }),
      }
    }
  }
}

function listWidget(
  item: Shape,
  items: readonly Value[],
  context: Context,
  hasId: boolean,
): WidgetOf<ComplexListField> {
  const idField: StringField = {
    name: 'id',
    label: labelOf('id', context.language),
    widget: 'string',
    i18n: 'duplicate',
  }
  const id = hasId ? [idField] : []
  // Duplicated, so that entries are added, removed and moved in both languages at once; their texts stay separate.
  const list = { widget: 'list', i18n: 'duplicate', collapsed: true } as const
  if (item.kind === 'variants') {
    const types = item.of.map(({ name, group }): VariableFieldType => {
      const own = items.filter((each) => isGroup(each) && each[item.key] === name)
      const fields = [...id, ...fieldsOf(group, own, context)]
      return { name, label: labelOf(name, context.language), widget: 'object', fields }
    })
    return { ...list, typeKey: item.key, types }
  }
  if (item.kind === 'group') {
    const fields = [...id, ...fieldsOf(item, items, context)]
    const title = titles.find((key) => item.fields.some((field) => field.key === key))
    return { ...list, ...(title && { summary: `{{fields.${title}}}` }), fields }
  }
  const value = fieldOf({ key: 'value', shape: item, required: true }, items, context)
  if (hasId) return { ...list, fields: [...id, value] }
  return { ...list, collapsed: false, field: value }
}
