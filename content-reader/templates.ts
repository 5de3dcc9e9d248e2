import type { z } from 'zod'
import type { TemplateId } from '../routing/templates.ts'
import { check } from './error.ts'
import type { ContentFiles } from './files.ts'
import { parseYaml } from './parse.ts'
import { templateSchemas } from './schema/templateSchemas.ts'

/** The words of a template in both languages. */
export type TemplateText<I extends TemplateId> = z.infer<ReturnType<(typeof templateSchemas)[I]>>

/** The file of a template's words, below content/. */
export const templateFile = (id: TemplateId) => `templates/${id}.yaml`

/**
 * Reads the words of a template.
 * @throws ContentError when the file is missing, is not YAML, or has a key that does not fit
 */
export function readTemplate<I extends TemplateId>(files: ContentFiles, id: I): TemplateText<I> {
  const file = templateFile(id)
  const schema = templateSchemas[id]()
  return check(file, schema, parseYaml(file, files.text(file))) as TemplateText<I>
}
