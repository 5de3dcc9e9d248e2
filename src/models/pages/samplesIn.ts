import type { Language } from '../../../routing/language.ts'
import {
  type MaybeSample,
  type SampleKind,
  type SampleNote,
  sampleNote,
} from '../firm/sampleNote.ts'
import type { Part } from './partModels.ts'

/** What among a page's parts is a sample; null if nothing is. */
export function samplesIn(parts: readonly Part[], language: Language): SampleNote | null {
  const found = parts.map(itemsOf)
  const kind = found.find(({ items }) => items.length > 0)?.kind ?? 'values'
  return sampleNote(
    kind,
    found.flatMap(({ items }) => items),
    language,
  )
}

function itemsOf(part: Part): { kind: SampleKind; items: readonly MaybeSample[] } {
  switch (part.show) {
    case 'profile':
    case 'rows':
    case 'frame':
    case 'first-talk':
      return {
        kind: 'values',
        items: part.rows.map(({ label, sample }) => ({ name: label, sample })),
      }
    case 'fees':
      return { kind: 'values', items: part.table.work }
    case 'people':
      return { kind: 'people', items: part.people }
    case 'cases':
      return { kind: 'cases', items: part.cases }
    case 'testimonials':
      return { kind: 'testimonials', items: part.testimonials }
    default:
      return { kind: 'values', items: [] }
  }
}
