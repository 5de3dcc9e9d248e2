import type { Language } from '../../../routing/language.ts'
import { ProfileTable } from '../../components/ProfileTable.tsx'
import { SampleLabel } from '../../components/SampleLabel.tsx'
import { TestimonialCards } from '../../components/TestimonialCards.tsx'
import { serviceCards } from '../../models/cardModels.ts'
import { words } from '../../models/site.ts'
import { dummies, items } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

/** Facts of the firm, which may be samples or real. */
export function firm(language: Language): Specimen[] {
  const sample = words.site.sample[language]
  return [
    { of: ['SampleLabel'], state: 'alone', show: { node: <SampleLabel label={sample} /> } },
    ...[sample, null].map(
      (label): Specimen => ({
        of: ['ProfileTable'],
        state: label ? 'samples' : 'real',
        room: 'text',
        show: { node: <ProfileTable rows={rows(language, label)} /> },
      }),
    ),
    ...[sample, null].map(
      (label): Specimen => ({
        of: ['TestimonialCards'],
        state: label ? 'samples' : 'real',
        show: { node: <TestimonialCards testimonials={voices(language, label)} /> },
      }),
    ),
  ]
}

/** A row with a short value, one with a long value and one with a list. */
function rows(language: Language, sample: string | null) {
  const { value, paragraph, sentence } = dummies[language]
  const values = [
    { value, values: [] },
    { value: paragraph, values: [] },
    { value: null, values: [value, sentence] },
  ]
  return items(language, values.length).map((label, at) => ({
    id: label,
    label,
    sample,
    ...(values[at] ?? { value, values: [] }),
  }))
}

function voices(language: Language, sample: string | null) {
  const { name, company, quote } = dummies[language]
  return serviceCards(language).map(({ href, picture }) => ({
    id: href,
    name,
    company,
    content: quote,
    picture,
    sample,
  }))
}
