import type { ElementContent, Root } from 'hast'
import { chartElement, type Prose } from '../../../content-reader/text/markdown.ts'
import type { Chart } from '../charts/chart.ts'
import { chartPassages } from '../charts/chartPassages.ts'
import type { GalleryModel } from '../gallery/galleryModel.ts'
import type { EssayModel } from '../pages/essayModel.ts'
import type { TermModel } from '../pages/glossaryModel.ts'
import type { HomeModel } from '../pages/homeModel.ts'
import { partPassages } from '../pages/partPassages.ts'
import { marginMark } from '../text/marginNotes.ts'
import { sourceText } from '../text/sourceNote.ts'

export interface SearchSection {
  /** Its id; empty for the page's beginning. */
  readonly anchor: string
  readonly heading: string
  /** One passage per line. */
  readonly text: string
  /** Searched but not shown: glossary terms, readings. */
  readonly also?: string
  /** Of what is left out of the text: words that the page says nowhere else. */
  readonly words?: string
}

/** Elements that end a passage, so that their texts do not run together. */
const blocks = new Set(['p', 'li', 'blockquote', 'td', 'th'])

/** Plain text, one block per line, without numbers of source notes. */
export function plainText(tree: Prose): string {
  return lines((tree as Root).children.map((node) => textOf(node as ElementContent)))
}

/** Joins the non-empty passages, one per line. */
export function lines(passages: readonly (string | null | undefined)[]): string {
  return passages
    .flatMap((passage) => (passage ?? '').split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/**
 * The sections of an essay: its beginning (with conclusion and what follows) and its numbered sections.
 * @param beginning creates the first section from the page's own words
 */
export function essaySections(
  beginning: (...passages: string[]) => SearchSection,
  { intro, facts, sections, conclusion, parts, faq, notes }: EssayModel,
): SearchSection[] {
  const at = (place: string) =>
    lines(parts.filter(({ after }) => after === place).flatMap(partPassages))
  return [
    beginning(
      ...(facts ?? []).map(({ label, text }) => `${label} ${text}`),
      plainText(intro),
      at('introduction'),
      plainText(conclusion),
      at('conclusion'),
    ),
    ...sections.map(({ anchor, heading, body }) => ({
      anchor,
      heading: heading.join(''),
      text: lines([plainText(body), at(anchor)]),
    })),
    ...(faq?.items ?? []).map(({ question, answer }) => ({
      anchor: 'faq',
      heading: question,
      text: answer,
    })),
    ...(notes
      ? [
          {
            anchor: 'notes',
            heading: notes.heading,
            text: lines([...notes.items.map(sourceText), ...notes.further]),
          },
        ]
      : []),
  ]
}

export function galleryPassages({ cards }: GalleryModel): string[] {
  return cards.map(({ title, categoryName }) => `${title.join('')} ${categoryName}`)
}

/** Found by its reading and by its name in the other language too. */
export function termSection({ id, term, reading, other, definition }: TermModel): SearchSection {
  return { anchor: id, heading: term, text: definition, also: lines([reading, other.term]) }
}

/** Home's words besides its head. */
export function homePassages(home: HomeModel): string[] {
  const { situations, firstTalk, expertise, tiles, activity } = home
  return [
    ...situations.items.map(({ label, text }) => `${label.join('')} ${text}`),
    ...firstTalk.rows.map(({ label, value }) => [label, value].filter(Boolean).join(' ')),
    expertise.text,
    ...tiles.map(({ text }) => text),
    activity.text,
  ]
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || node.tagName === 'sup' || marginMark in node.properties) return ''
  if (node.tagName === chartElement) {
    return lines(chartPassages(node.properties.chart as unknown as Chart)).concat('\n')
  }
  const text = node.children.map(textOf).join('')
  return blocks.has(node.tagName) ? `${text}\n` : text
}
