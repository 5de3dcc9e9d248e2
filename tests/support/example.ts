import { z } from 'zod'

/** What of a JSON schema the schemas of content use. */
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
 * The smallest data that a schema may accept: every text is called after its place, e.g. `tiles-about-en`,
 * every choice is the first one, and what is optional is left out. It is made from the JSON schema alone,
 * as a form for editors would be.
 * @param name begins the texts
 * @throws Error when the schema cannot be written as a JSON schema
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

/** What every entry of a record is like. */
function entryOf(schema: JsonSchema): JsonSchema {
  return (schema as { additionalProperties?: JsonSchema }).additionalProperties ?? {}
}
