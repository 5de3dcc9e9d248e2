import type { Language } from '../../../routing/language.ts'
import { FeeTable } from '../../components/firm/FeeTable.tsx'
import { FirstTalk } from '../../components/firm/FirstTalk.tsx'
import { PhoneText } from '../../components/firm/PhoneText.tsx'
import { Profiles } from '../../components/firm/Profiles.tsx'
import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import { TestimonialCards } from '../../components/firm/TestimonialCards.tsx'
import { SampleLabel } from '../../components/text/SampleLabel.tsx'
import { serviceCards } from '../../models/cards/cardModels.ts'
import { words } from '../../models/site/site.ts'
import { phrases } from '../../models/text/phrases.ts'
import { dummies, dummyPhone, items } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

/** Facts of the firm, samples and real ones. */
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
    {
      of: ['Profiles'],
      state: 'a sample, and a real one with a photograph',
      room: 'text',
      show: { node: <Profiles profiles={people(language, sample)} /> },
    },
    {
      of: ['FeeTable'],
      state: 'a sample and a real one',
      room: 'text',
      show: { node: <FeeTable {...fees(language, sample)} /> },
    },
    {
      of: ['PhoneText'],
      state: 'a number within a text',
      room: 'text',
      show: {
        node: (
          <p>
            <PhoneText
              text={`${dummies[language].label} ${dummyPhone.number}`}
              phone={dummyPhone}
            />
          </p>
        ),
      },
    },
    {
      of: ['FirstTalk'],
      state: 'short, long and several values',
      room: 'text',
      show: { node: <FirstTalk {...talk(language, sample)} /> },
    },
    ...[3, 1, 2, 4].map(
      (count): Specimen => ({
        of: ['TestimonialCards'],
        state: count === 3 ? 'samples' : `real, ${count}`,
        show: {
          node: (
            <TestimonialCards testimonials={voices(language, count, count === 3 ? sample : null)} />
          ),
        },
      }),
    ),
  ]
}

function talk(language: Language, sample: string) {
  const { heading, label } = dummies[language]
  return {
    heading: phrases(heading, language),
    rows: rows(language, sample),
    more: { href: '#', label },
  }
}

/** Rows with a short value, a long value and a list. */
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

function people(language: Language, sample: string) {
  const { name, paragraph, value } = dummies[language]
  const [one = '', two = ''] = items(language, 2)
  // One of the site's pictures as a placeholder portrait.
  const [{ picture: stillLife } = { picture: null }] = serviceCards(language)
  return [sample, null].map((label, at) => ({
    id: `person-${at}`,
    name,
    rows: [
      { label: one, value },
      { label: two, value: paragraph },
    ],
    sample: label,
    photo: label ? null : stillLife,
  }))
}

function fees(language: Language, sample: string) {
  const { heading, label, sentence } = dummies[language]
  const work = items(language, 4).map((name, at) => ({
    id: name,
    name,
    sample: at % 2 ? null : sample,
  }))
  const terms = items(language, 3).map((each) => ({
    label: each,
    cells: work.map(() => sentence),
  }))
  return { title: heading, head: label, work, terms }
}

function voices(language: Language, count: number, sample: string | null) {
  const { name, company, quote } = dummies[language]
  const cards = [...serviceCards(language), ...serviceCards(language)]
  return cards.slice(0, count).map(({ picture }, at) => ({
    id: `voice-${at}`,
    name,
    company,
    content: quote,
    picture,
    sample,
  }))
}
