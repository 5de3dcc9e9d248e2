import type { Words } from '../../content-reader/words.ts'
import type { Language } from '../../routing/language.ts'
import { isFixedPage, type PageId } from '../../routing/table.ts'
import { labelOf } from '../words/labels.ts'

/** The framings that each picture was cut in, by the picture's name. */
export type Framings = Readonly<Record<string, readonly string[]>>

/** What editors choose from. */
export interface Choices {
  readonly words: Words
  readonly framings: Framings
  /** The language that the editor's own words are in. */
  readonly language: Language
}

export interface Option {
  readonly label: string
  readonly value: string
}

/**
 * What a text that names something may say; undefined where the text is free.
 * @param key the text's key
 * @param present what it says where it is now
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
  // Those cut for every framing that the pictures here now have in common.
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

/** The name of a value that is one of several. */
export function optionsOf(values: readonly string[], { words, language }: Choices): Option[] {
  return values.map((value) => {
    const page = pageNamed(value, words)
    const label = page ? `${words.page(page)[language].title} (${page})` : labelOf(value, language)
    return { label, value }
  })
}

function pageNamed(value: string, { articleIds }: Words): PageId | undefined {
  return isFixedPage(value) ? value : articleIds.find((id) => id === value)
}
