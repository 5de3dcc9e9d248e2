import type { Words } from '../../content-reader/words.ts'
import type { Language } from '../../routing/language.ts'
import { isFixedPage, type PageId } from '../../routing/table.ts'
import { kindNames } from '../words/fileNames.ts'
import { labelOf } from '../words/labels.ts'

/** The address of each picture's smallest file, by its name and by the shapes that it was cropped to. */
export type Framings = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Choices {
  readonly words: Words
  readonly framings: Framings
  readonly language: Language
}

export interface Option {
  readonly label: string
  readonly value: string
}

export interface PictureOption extends Option {
  /** Its file's address. */
  readonly thumbnail: string
}

/** The exits that a text can name. */
export const exitsFor = ({ words, language }: Choices): Option[] =>
  words.exits.items.map(({ id, name }) => ({ label: name[language], value: id }))

/** What a page's picture is cropped to, where the page has none yet. */
const usual: Readonly<Record<string, string>> = {
  hero: 'hero',
  figure: 'figure',
  picture: 'panorama',
}

/**
 * The pictures that a text can name; undefined for other texts.
 * @param key the text's key
 * @param present its values in the current files: others fit if they are cropped to a shape that all of these have
 */
export function picturesFor(
  key: string,
  present: readonly string[],
  { words, framings, language, place }: Choices & { readonly place: string },
): PictureOption[] | undefined {
  const [first, ...others] = present.map((name) => framings[name] ?? {})
  const shapes = first ? Object.keys(first) : place === 'page' ? [usual[key] ?? ''] : []
  const shared = shapes.filter((shape) => others.every((framing) => framing[shape]))
  const fitting = Object.entries(framings).flatMap(([value, framing]) => {
    const thumbnail = shared.map((shape) => framing[shape]).find(Boolean)
    const scene = value.replace(/-(hero|panorama)$/, '')
    const label = words.pictures.alt[scene]?.[language] ?? value
    return thumbnail ? [{ label, value, thumbnail }] : []
  })
  return fitting.length ? fitting : undefined
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
