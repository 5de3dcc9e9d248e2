import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'

/** Says once a page what on it is a sample. */
export interface SampleNote {
  readonly label: string
  readonly text: string
}

export type SampleKind = 'people' | 'cases' | 'testimonials' | 'values'

export interface MaybeSample {
  readonly name: string
  readonly sample: boolean
}

/** @returns null if all of it is real */
export function sampleNote(
  kind: SampleKind,
  items: readonly MaybeSample[],
  language: Language,
): SampleNote | null {
  const names = items.filter(({ sample }) => sample).map(({ name }) => name)
  if (names.length === 0) return null
  const { sample, samples } = words.site
  const list = language === 'ja' ? names.map((name) => `「${name}」`).join('') : names.join(', ')
  const text =
    names.length === items.length
      ? samples[kind][language]
      : samples.some[language].replace('{items}', list)
  return { label: sample[language], text }
}
