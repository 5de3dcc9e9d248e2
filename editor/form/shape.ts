import { z } from 'zod'
import type { PhotoCrop } from '../../content-reader/photoProblem.ts'

/**
 * The form-relevant structure of a value in `content/`, derived from its schema so that new fields appear
 * automatically.
 */
export type Shape =
  /** A text that does not depend on the language. */
  | { readonly kind: 'text' }
  /** The path of an uploaded photograph. */
  | { readonly kind: 'photo'; readonly crop: PhotoCrop }
  /** A bilingual text, shown side by side. */
  | { readonly kind: 'pair' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly whole: boolean; readonly optional: boolean }
  | { readonly kind: 'flag' }
  | GroupShape
  | { readonly kind: 'list'; readonly item: Shape; readonly min?: number; readonly max?: number }
  /** A map whose keys are ids that editors may add: shown as a list whose entries have an id. */
  | { readonly kind: 'entries'; readonly item: Shape }
  /** A union of groups, told apart by the value of one key. */
  | { readonly kind: 'variants'; readonly key: string; readonly of: readonly Variant[] }

export interface GroupShape {
  readonly kind: 'group'
  readonly fields: readonly FieldShape[]
}

export interface FieldShape {
  readonly key: string
  readonly shape: Shape
  readonly required: boolean
}

export interface Variant {
  readonly name: string
  readonly group: GroupShape
}

/** The shape of a value within another, by its path of keys. */
export function shapeAt(shape: Shape | undefined, keys: readonly string[]): Shape | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return shape
  if (shape?.kind === 'list' || shape?.kind === 'entries') return shapeAt(shape.item, rest)
  if (shape?.kind !== 'group') return
  return shapeAt(shape.fields.find((field) => field.key === key)?.shape, rest)
}

type Json = z.core.JSONSchema.BaseSchema

/**
 * Derives the shape from a schema.
 * @throws Error if forms have no field type for a part of it
 */
export function shapeOf(schema: z.ZodType): GroupShape {
  const shape = read(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), 'the file')
  if (shape.kind !== 'group') throw new Error('A file in content/ must contain a map of keys')
  return shape
}

function read(schema: Json, place: string): Shape {
  // A number that may be empty; the file then says "null".
  const types = schema.type as string | string[] | undefined
  if (Array.isArray(types)) {
    const [only = ''] = types.filter((type) => type !== 'null')
    return { ...read({ ...schema, type: only } as Json, place), optional: true } as Shape
  }
  const union = schema.oneOf ?? schema.anyOf
  if (union) return readUnion(union as Json[], place)
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) }
  switch (schema.type) {
    case 'string':
      if (schema.photo) return { kind: 'photo', crop: schema.photo as PhotoCrop }
      return { kind: 'text' }
    case 'integer':
    case 'number':
      return { kind: 'number', whole: schema.type === 'integer', optional: false }
    case 'boolean':
      return { kind: 'flag' }
    case 'array':
      return readList(schema, place)
    case 'object':
      return readObject(schema, place)
    default:
      throw new Error(
        `${place}: the editor has no field for ${JSON.stringify(schema).slice(0, 80)}`,
      )
  }
}

function readList(schema: Json, place: string): Shape {
  // All entries of a tuple have the same kind: from and to, least and most.
  const tuple = schema.prefixItems as Json[] | undefined
  const item = read((tuple?.[0] ?? schema.items) as Json, `${place}[]`)
  const min = tuple?.length ?? schema.minItems
  const max = tuple?.length ?? schema.maxItems
  return {
    kind: 'list',
    item,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

function readObject(schema: Json, place: string): Shape {
  const names = (schema.propertyNames as Json | undefined)?.enum?.map(String)
  const rest = schema.additionalProperties
  if (typeof rest === 'object' && !names) {
    return { kind: 'entries', item: read(rest, `${place}.*`) }
  }
  const properties = names
    ? Object.fromEntries(names.map((name) => [name, rest as Json]))
    : (schema.properties as Record<string, Json>)
  if (isPair(properties)) return { kind: 'pair' }
  const required = names ?? schema.required ?? []
  const fields = Object.entries(properties).map(([key, each]): FieldShape => {
    // A flag that may only be true is removed when it is off.
    if (each.const === true) return { key, shape: { kind: 'flag' }, required: false }
    const shape = read(each, `${place}.${key}`)
    const empty = shape.kind === 'number' && shape.optional
    return { key, shape, required: required.includes(key) && !empty }
  })
  return { kind: 'group', fields }
}

function isPair(properties: Record<string, Json>): boolean {
  const { ja, en, ...others } = properties
  return ja?.type === 'string' && en?.type === 'string' && Object.keys(others).length === 0
}

function readUnion(union: readonly Json[], place: string): Shape {
  const [first] = union
  const key = Object.keys(first?.properties ?? {}).find((each) => namesOf(first, each))
  if (!key) throw new Error(`${place}: the editor cannot tell the forms of this value apart`)
  const variants = union.flatMap((each) =>
    (namesOf(each, key) ?? []).map((name): Variant => {
      const { [key]: _, ...properties } = each.properties as Record<string, Json>
      const group = readObject({ ...each, properties }, `${place}.${name}`) as GroupShape
      return { name, group }
    }),
  )
  return { kind: 'variants', key, of: variants }
}

/** The values by which a key tells the variants of a union apart. */
function namesOf(schema: Json | undefined, key: string): string[] | undefined {
  const property = schema?.properties?.[key] as Json | undefined
  if (property?.const !== undefined) return [String(property.const)]
  return property?.enum?.map(String)
}
