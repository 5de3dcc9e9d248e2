import { z } from 'zod'
import type { Language, Localized } from '../language.ts'
import { localized, readData } from './data.ts'
import { ContentError } from './error.ts'

const date = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, 'write a date as 2026, 2026-11 or 2026-11-21')

const file = 'data/figures.yaml'
const { sources, figures } = readData(
  file,
  z.strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        /** The body that published the figure, and what it counted. */
        text: localized,
        published: date,
        /** When someone last looked whether the figure still holds. */
        checked: date,
      }),
    ),
    figures: z.record(z.string(), z.strictObject({ source: z.string(), value: localized })),
  }),
)

export interface SourceNote {
  readonly text: string
  readonly published: string
}

/**
 * What a source is called, for a reference outside a page's text.
 * @param asker the place that names it, for the message
 * @throws ContentError when there is no such source
 */
export function sourceText(asker: string, id: string): Localized {
  const source = sources[id]
  if (!source) throw new ContentError(asker, `no source "${id}" in content/${file}.`)
  return source.text
}

/**
 * Numbers the sources of one page's figures in the order in which the text names them.
 * @param page the page's file below content/, for messages
 * @returns `figure`, which gives a figure's value and its note's number, and the `notes` so far
 */
export function figureNotes(page: string, language: Language) {
  const used: string[] = []
  const figure = (id: string) => {
    const found = figures[id]
    if (!found) throw new ContentError(page, `{figure:${id}} is not in content/${file}.`)
    if (!sources[found.source]) {
      throw new ContentError(file, `figures.${id}.source: no source "${found.source}" above.`)
    }
    if (!used.includes(found.source)) used.push(found.source)
    return { value: found.value[language], note: used.indexOf(found.source) + 1 }
  }
  const notes = (): SourceNote[] =>
    used.flatMap((id) => {
      const source = sources[id]
      return source ? [{ text: source.text[language], published: source.published }] : []
    })
  return { figure, notes }
}
