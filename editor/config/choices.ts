import type { Words } from '../../content-reader/words.ts'
import type { Language } from '../../routing/language.ts'
import { isFixedPage, type PageId } from '../../routing/table.ts'
import { kindNames } from '../words/fileNames.ts'
import { labelOf } from '../words/labels.ts'

/** The aspect ratios that each picture was cropped to, by the picture's name. */
export type Framings = Readonly<Record<string, readonly string[]>>

export interface Choices {
  readonly words: Words
  readonly framings: Framings
  readonly language: Language
}

export interface Option {
  readonly label: string
  readonly value: string
}

/**
 * The allowed values of a text that names something; undefined for free text.
 * @param key the text's key
 * @param present its values in the current files
 */
export function namesFor(
  key: string,
  present: readonly string[],
  { words, framings, language }: Choices,
): Option[] | undefined {
  const options = (ids: readonly string[], label: (id: string) => string) =>
    [...new Set([...ids, ...present])].map((value) => ({ label: label(value), value }))
  if (key === 'exit') {
    const { items } = words.exits
    return options(
      items.map(({ id }) => id),
      (id) => items.find((exit) => exit.id === id)?.name[language] ?? id,
    )
  }
  if (!present.length || !present.every((name) => framings[name])) return
  // Pictures that have all framings which the current pictures share.
  const common = (framings[present[0] ?? ''] ?? []).filter((framing) =>
    present.every((name) => framings[name]?.includes(framing)),
  )
  const fitting = Object.entries(framings).filter(([, cut]) =>
    common.some((framing) => cut.includes(framing)),
  )
  return options(
    fitting.map(([name]) => name),
    (name) => pictureLabel(name, words, language),
  )
}

function pictureLabel(name: string, words: Words, language: Language): string {
  const scene = name.replace(/-(hero|panorama)$/, '')
  const seen = words.pictures.alt[scene]?.[language]
  return seen ? `${name}: ${seen}` : name
}

/** The labels of several values of a key. */
export function optionsOf(
  key: string,
  values: readonly string[],
  { words, language }: Choices,
): Option[] {
  return values.map((value) => {
    const topic = key === 'topic' ? words.topics.topics[value] : undefined
    if (topic) return { label: topic[language], value }
    const kind = key === 'kind' ? kindNames[value] : undefined
    if (kind) return { label: kind[language], value }
    const page = pageNamed(value, words)
    const label = page ? `${words.page(page)[language].title} (${page})` : labelOf(value, language)
    return { label, value }
  })
}

function pageNamed(value: string, { articleIds, textIds }: Words): PageId | undefined {
  return isFixedPage(value) ? value : [...textIds, ...articleIds].find((id) => id === value)
}
