import { z } from 'zod'

/** The part of JSON Schema that the content schemas use. */
interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly minItems?: number
}

/**
 * Minimal valid data for a schema: every text is named after its place, e.g. `tiles-about-en`, choices take
 * the first option, optional keys are omitted. It is derived from the JSON schema, like the editor's forms.
 * @param name prefix of the texts
 * @throws Error when the schema has no JSON schema
 */
export function exampleOf(name: string, schema: z.ZodType): unknown {
  return example(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, name.toLowerCase())
}

function example(schema: JsonSchema, name: string): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const one = schema.oneOf?.[0] ?? schema.anyOf?.[0]
  if (one) return example(one, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          example(schema.properties?.[key] ?? entryOf(schema), `${name}-${key.toLowerCase()}`),
        ]),
      )
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((each) => example(each, name))
      return Array.from({ length: schema.minItems ?? 0 }, (_, at) =>
        example(schema.items ?? {}, `${name}-${at + 1}`),
      )
    case 'string':
      return name
    case 'boolean':
      return false
    default:
      return 1
  }
}

function entryOf(schema: JsonSchema): JsonSchema {
  return (schema as { additionalProperties?: JsonSchema }).additionalProperties ?? {}
}
