import type { Language } from '../../../routing/language.ts'
import { Cases } from '../../components/firm/Cases.tsx'
import { FeeTable } from '../../components/firm/FeeTable.tsx'
import { FirstTalk } from '../../components/firm/FirstTalk.tsx'
import { People } from '../../components/firm/People.tsx'
import { PhoneText } from '../../components/firm/PhoneText.tsx'
import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import { TestimonialCards } from '../../components/firm/TestimonialCards.tsx'
import { SampleBand } from '../../components/text/SampleBand.tsx'
import { SampleLabel } from '../../components/text/SampleLabel.tsx'
import { serviceCards } from '../../models/cards/cardModels.ts'
import type { Chart } from '../../models/charts/chartModel.ts'
import { words } from '../../models/site/site.ts'
import { phrases } from '../../models/text/phrases.ts'
import { dummies, dummyPhone, items } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'
import { testPhoto } from '../testPhotos.ts'

/** Facts of the firm, samples and real ones. */
export function firm(language: Language): Specimen[] {
  const sample = words.site.sample[language]
  return [
    { of: ['SampleLabel'], state: 'alone', show: { node: <SampleLabel label={sample} /> } },
    {
      of: ['SampleBand', 'SampleLabel'],
      state: 'above what it names',
      show: { node: <SampleBand label={sample} text={dummies[language].paragraph} /> },
    },
    {
      of: ['ProfileTable'],
      state: 'short, long and several values',
      room: 'text',
      show: { node: <ProfileTable rows={rows(language)} /> },
    },
    {
      of: ['ProfileTable'],
      state: 'an inscription',
      show: { node: <ProfileTable rows={rows(language)} shape="plate" /> },
    },
    {
      of: ['ProfileTable'],
      state: 'two in a row',
      show: { node: <ProfileTable rows={rows(language)} shape="pairs" /> },
    },
    {
      of: ['People', 'EmptyPlace'],
      state: 'three places for portraits, and a portrait',
      show: { node: <People people={people(language)} /> },
    },
    {
      of: ['Cases'],
      state: 'a scene, and a photograph of one that was shorter',
      show: { node: <Cases roads={roads(language)} cases={stories(language)} /> },
    },
    {
      of: ['FeeTable', 'PlainTable'],
      state: 'four services',
      room: 'text',
      show: { node: <FeeTable {...fees(language)} /> },
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
        state: `${count}, the last with a photograph`,
        show: { node: <TestimonialCards testimonials={voices(language, count)} /> },
      }),
    ),
  ]
}

function talk(language: Language, sample: string) {
  const { heading, label, sentence } = dummies[language]
  return {
    heading: phrases(heading, language),
    rows: rows(language),
    sample: { label: sample, text: sentence },
    more: { href: '#', label },
  }
}

/** Rows with a short value, a long value and a list. */
function rows(language: Language) {
  const { value, paragraph, sentence } = dummies[language]
  const values = [
    { value, values: [] },
    { value: paragraph, values: [] },
    { value: null, values: [value, sentence] },
  ]
  return items(language, values.length).map((label, at) => ({
    id: label,
    label,
    sample: false,
    ...(values[at] ?? { value, values: [] }),
  }))
}

function people(language: Language) {
  const { name, paragraph, value, sentence } = dummies[language]
  return [null, null, null, testPhoto('portrait', sentence)].map((photo, at) => ({
    id: `person-${at}`,
    name,
    rows: items(language, 4).map((label) => ({
      label,
      value: label.endsWith('3') ? paragraph : value,
    })),
    sample: false,
    photo,
  }))
}

function stories(language: Language) {
  const { longHeading, paragraph, value, sentence } = dummies[language]
  return serviceCards(language)
    .slice(0, 2)
    .map(({ picture }, at) => ({
      id: `case-${at}`,
      name: longHeading,
      heading: phrases(longHeading, language),
      picture: at ? testPhoto('scene', sentence) : picture,
      rows: items(language, 3).map((label) => ({
        label,
        value: label.endsWith('1') ? value : paragraph,
        hard: label.endsWith('2'),
      })),
      sample: false,
    }))
}

function roads(language: Language): Chart {
  const { label, value, heading, sentence } = dummies[language]
  const ends = [
    { solid: [0, 100], hard: [60, 85] },
    { solid: [0, 45], hard: [20, 40] },
  ] as const
  return {
    kind: 'timeline',
    id: 'roads',
    title: heading,
    head: { label, value },
    ticks: [0, 50, 100].map((at) => ({ at, label: String(at) })),
    rows: items(language, ends.length).map((each, at) => ({
      label: [each],
      text: sentence,
      ...(ends[at] ?? ends[0]),
      open: false,
      point: false,
    })),
  }
}

function fees(language: Language) {
  const { heading, label, sentence } = dummies[language]
  const work = items(language, 4).map((name) => ({
    id: name,
    name,
    sample: false,
  }))
  const terms = items(language, 3).map((each) => ({
    label: each,
    cells: work.map(() => sentence),
  }))
  return { title: heading, head: label, work, terms }
}

function voices(language: Language, count: number) {
  const { name, company, quote, sentence } = dummies[language]
  const cards = [...serviceCards(language), ...serviceCards(language)]
  return cards.slice(0, count).map(({ picture }, at) => ({
    id: `voice-${at}`,
    name,
    company,
    content: quote,
    picture: at === count - 1 ? testPhoto('scene', sentence) : picture,
    sample: false,
  }))
}
