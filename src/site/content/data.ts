import { parse } from 'yaml'
import { z } from 'zod'
import { ContentError, check } from './error.ts'
import { pseudo, stretch } from './pseudo.ts'

const sources = import.meta.glob<string>(['/content/data/*.yaml', '/content/settings.yaml'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A text in both languages, as it stands in content/data. */
export const localized = z
  .strictObject({ ja: z.string().min(1), en: z.string().min(1) })
  .transform(({ ja, en }) => ({ ja, en: pseudo ? stretch(en) : en }))

/**
 * Reads one file of structured text.
 * @param file its path below content/, e.g. data/menu.yaml
 * @throws ContentError when the file is missing, is not YAML, or has a key that does not fit
 */
export function readData<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  const source = sources[`/content/${file}`]
  if (source === undefined) throw new ContentError(file, 'the file is missing.')
  return check(file, schema, parseYaml(file, source))
}

/** Parses YAML; a syntax error names the file and the line. */
export function parseYaml(file: string, source: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    throw new ContentError(file, `not readable as YAML: ${(error as Error).message}`)
  }
}
