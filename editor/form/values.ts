import type { Language, Localized } from '../../routing/language.ts'
import { type Group, isGroup, isList, type Value } from '../format/value.ts'
import { entriesById, entriesOf } from './entries.ts'
import type { GroupShape, Shape, Variant } from './shape.ts'

/** Converts a value from a file to one language of a form; a bilingual text becomes the text in that language. */
export function toForm(shape: Shape, value: Value, language: Language): Value {
  if (value === undefined || value === null) return undefined
  switch (shape.kind) {
    case 'pair':
      return isGroup(value) ? value[language] : undefined
    case 'group':
      return isGroup(value) ? groupToForm(shape, value, language) : undefined
    case 'list':
      return isList(value) ? value.map((each) => toForm(shape.item, each, language)) : undefined
    case 'entries':
      if (!isGroup(value)) return
      return Object.entries(value).map(([id, each]) => {
        const shown = toForm(shape.item, each, language)
        return isSpread(shape.item) ? { id, ...(shown as Group) } : { id, value: shown }
      })
    case 'variants': {
      const name = isGroup(value) ? value[shape.key] : undefined
      const { group } = variantOf(shape.of, name)
      return { [shape.key]: name, ...groupToForm(group, value as Group, language) }
    }
    default:
      return value
  }
}

function groupToForm({ fields }: GroupShape, value: Group, language: Language): Group {
  const shown = fields.map(({ key, shape }) => [key, toForm(shape, value[key], language)] as const)
  return Object.fromEntries(shown.filter(([, each]) => each !== undefined))
}

/**
 * Converts a bilingual form back to the value for the file. Optional values that are empty in the form are
 * omitted.
 * @param source the file's current value: keys that the form does not know are kept
 * @param keys path to the value in its file
 * @throws UnfitList if a list cannot be written to a file
 */
export function fromForm(
  shape: Shape,
  form: Localized<Value>,
  source: Value,
  keys: readonly string[] = [],
): Value {
  const { ja, en } = form
  switch (shape.kind) {
    case 'pair':
      return isEmpty(ja) && isEmpty(en) ? undefined : { ja: ja ?? '', en: en ?? '' }
    case 'group':
      return groupFromForm(shape, form, source, keys)
    case 'list':
      return entriesOf(form, shape.item, keys).map((each, at) =>
        fromForm(shape.item, each, isList(source) ? source[at] : undefined, [...keys, String(at)]),
      )
    case 'entries': {
      const known = isGroup(source) ? source : {}
      return Object.fromEntries(
        Array.from(entriesById(form, shape.item, keys), ([id, each]) => {
          const inner = isSpread(shape.item)
            ? each
            : {
                ja: isGroup(each.ja) ? each.ja.value : undefined,
                en: isGroup(each.en) ? each.en.value : undefined,
              }
          return [id, fromForm(shape.item, inner, known[id], [...keys, id])]
        }),
      )
    }
    case 'variants': {
      const name = isGroup(ja) ? ja[shape.key] : undefined
      const { group } = variantOf(shape.of, name)
      const known = isGroup(source) && source[shape.key] === name ? source : undefined
      return { [shape.key]: name, ...groupFromForm(group, form, known, keys, shape.key) }
    }
    case 'number':
      if (isEmpty(ja)) return shape.optional ? null : undefined
      return Number(ja)
    case 'flag':
      return ja === true
    default:
      return ja ?? ''
  }
}

function groupFromForm(
  { fields }: GroupShape,
  { ja, en }: Localized<Value>,
  source: Value,
  keys: readonly string[],
  known?: string,
): Group {
  const own = [known, ...fields.map(({ key }) => key)]
  // Keys that an engineer added after this editor was built.
  const others = Object.entries(isGroup(source) ? source : {}).filter(([key]) => !own.includes(key))
  const values = fields.map(({ key, shape, required }): [string, Value] => {
    const of = (form: Value) => (isGroup(form) ? form[key] : undefined)
    const inner = { ja: of(ja), en: of(en) }
    if (!required && isEmpty(inner.ja) && isEmpty(inner.en)) {
      // A flag that the file explicitly sets to false stays there.
      return [key, of(source) === false ? false : undefined]
    }
    return [key, fromForm(shape, inner, of(source), [...keys, key])]
  })
  return Object.fromEntries([...values, ...others].filter(([, each]) => each !== undefined))
}

function variantOf(variants: readonly Variant[], name: Value): Variant {
  const found = variants.find((each) => each.name === name)
  if (!found) throw new Error(`There is no form called "${String(name)}".`)
  return found
}

/** Whether an entry's fields are stored beside its id and not nested. */
const isSpread = (shape: Shape) => shape.kind === 'group' || shape.kind === 'variants'

function isEmpty(value: Value): boolean {
  if (value === undefined || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  if (isList(value)) return value.length === 0
  return isGroup(value) && Object.values(value).every(isEmpty)
}
