import type { Language } from '../../routing/language.ts'
import { serviceCards } from '../models/cards/cardModels.ts'
import type { Chart } from '../models/charts/chart.ts'
import { emptyPlace } from '../models/firm/people.ts'
import { phrases } from '../models/text/phrases.ts'
import { dummies, items } from './dummies.ts'
import { testPhoto } from './testPhotos.ts'

export function talk(language: Language, sample: string) {
  const { heading, label, sentence } = dummies[language]
  return {
    heading: phrases(heading, language),
    rows: rows(language),
    sample: { label: sample, text: sentence },
    more: { href: '#', label },
  }
}

/** Rows with a short value, a long value and a list. */
export function rows(language: Language) {
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

export function people(language: Language) {
  const { name, paragraph, value, sentence } = dummies[language]
  return [0, 1, 2, 3].map((at) => ({
    id: `person-${at}`,
    name,
    rows: items(language, 4).map((label) => ({
      label,
      value: label.endsWith('3') ? paragraph : value,
    })),
    sample: false,
    portrait: at === 3 ? testPhoto('portrait', sentence) : emptyPlace(at),
  }))
}

export function stories(language: Language) {
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

export function roads(language: Language): Chart {
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

export function fees(language: Language) {
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

export function voices(language: Language, count: number) {
  const { name, company, quote, sentence } = dummies[language]
  const cards = [...serviceCards(language), ...serviceCards(language)]
  return cards.slice(0, count).map(({ picture }, at) => ({
    id: `voice-${at}`,
    name,
    company,
    opening: [quote],
    content: quote,
    picture: at === count - 1 ? testPhoto('scene', sentence) : picture,
    sample: false,
  }))
}
