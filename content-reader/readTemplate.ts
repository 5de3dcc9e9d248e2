import type { z } from 'zod'
import type { TemplateId } from '../routing/templates.ts'
import { validate } from './error.ts'
import type { ContentFiles } from './files.ts'
import { parseYaml } from './parse.ts'
import { templateSchemas } from './schema/templateSchemas.ts'

/** A template's words in both languages. */
export type TemplateText<I extends TemplateId> = z.infer<ReturnType<(typeof templateSchemas)[I]>>

/** Path below content/. */
export const templateFile = (id: TemplateId) => `templates/${id}.yaml`

/** @throws ContentError if the file is missing, invalid YAML, or does not match its schema */
export function readTemplate<I extends TemplateId>(files: ContentFiles, id: I): TemplateText<I> {
  const file = templateFile(id)
  const schema = templateSchemas[id]()
  return validate(file, schema, parseYaml(file, files.text(file))) as TemplateText<I>
}
