import type { DataName } from '../../words/data.ts'

const both = (text: string) => ({ ja: `${text}-ja`, en: `${text}-en` })

/** What an example made from the schemas alone would not have: values of a form of their own, and references. */
export const data: Partial<Record<DataName, object>> = {
  settings: {
    site: { url: { value: 'https://firm.example' }, name: 'Firm' },
    inquiries: {
      to: { value: 'to@firm.example' },
      from: { value: 'from@firm.example' },
      language: 'ja',
      answeredBy: { value: both('answerer') },
      businessDays: { value: 3 },
      confirmReceipt: false,
      purgeAfterDays: 30,
      perMinute: 10,
      perHour: 60,
      perMinuteInAll: 30,
      perHourInAll: 200,
      otherWay: { value: { ja: 'call-ja', en: 'call-en' } },
    },
  },
  site: {
    home: both('Legatus'),
    back: { ja: '「{page}」へ', en: 'Back to {page}' },
    published: { ja: '{date}公表', en: 'published {date}' },
    sample: both('sample'),
    readMore: both('more'),
    article: {
      published: both('published'),
      modified: both('modified'),
      minutes: { ja: '{minutes}分', en: '{minutes} min' },
      faq: both('faq'),
      sources: both('literature'),
      related: both('related'),
      service: both('service'),
    },
    notFound: {
      title: both('not-found'),
      subtitle: both('not-found-subtitle'),
      description: both('not-found-description'),
      text: both('not-found-text'),
      hero: 'arcade',
    },
  },
  services: {
    items: ['strategy-planning', 'templates', 'dd-support'].map((id) => ({
      id,
      title: both(`card-${id}`),
      text: both(`text-${id}`),
    })),
  },
  menu: {
    items: [
      { page: 'about', label: both('menu-about') },
      { page: 'templates', label: both('menu-templates') },
      { page: 'contact', label: both('menu-contact') },
    ],
    button: { page: 'contact', label: both('menu-button') },
  },
  footer: {
    columns: [
      { id: 'firm', heading: both('footer-firm'), pages: ['about', 'templates', 'contact'] },
      { id: 'reading', heading: both('footer-reading'), pages: ['insights', 'glossary'] },
    ],
  },
  company: {
    rows: [
      { id: 'name', label: both('row-name'), value: both('row-value'), sample: true },
      { id: 'work', label: both('row-work'), values: [both('one'), both('two')], sample: false },
    ],
  },
  figures: {
    sources: {
      census: { text: both('census'), published: '2024-11', checked: '2026-01-02' },
      survey: { text: both('survey'), published: '2025', checked: '2026-01-02' },
    },
    figures: {
      people: { source: 'census', value: both('people') },
      houses: { source: 'census', value: both('houses') },
      firms: { source: 'survey', value: both('firms') },
    },
  },
  exits: {
    items: ['one', 'two', 'three', 'four', 'five', 'six'].map((id, at) => ({
      id,
      succession: at < 5,
      name: both(`exit-${id}`),
      door: { ja: '扉・名', en: `door-${id}` },
      expansion: both(at === 0 ? `exit-${id}` : `long-${id}`),
      text: both(`text-${id}`),
      page: at === 0 ? 'templates' : 'succession',
    })),
  },
  charts: {
    charts: {
      bars: {
        kind: 'bars',
        title: both('bars'),
        head: { label: both('bars-label'), value: both('bars-value') },
        source: 'census',
        note: both('bars-note'),
        rows: [
          { label: both('row-1'), text: both('text-1'), value: 40 },
          { label: both('row-2'), text: both('text-2'), note: both('note-2'), value: 10 },
        ],
      },
      timeline: {
        kind: 'timeline',
        title: both('timeline'),
        head: { label: both('timeline-label'), value: both('timeline-value') },
        axis: {
          from: -10,
          to: 10,
          ticks: [
            { at: -10, label: both('tick-1') },
            { at: 5, label: both('tick-2') },
          ],
        },
        rows: [
          { label: both('row-1'), text: both('text-1'), solid: [-10, 0], light: [0, 5] },
          { label: both('row-2'), text: both('text-2'), open: true },
        ],
      },
      matrix: {
        kind: 'matrix',
        title: both('matrix'),
        head: { label: both('matrix-label') },
        columns: [both('column-1'), both('column-2')],
        rows: [
          { exit: 'one', marks: ['yes', 'no'] },
          { exit: 'six', marks: ['partly', 'yes'] },
        ],
      },
    },
  },
  glossary: {
    terms: ['insights', 'templates'].map((page, at) => ({
      id: `term-${at}`,
      topic: 'ma',
      term: { ja: `語${at}`, en: `term ${9 - at}` },
      reading: `ご${at}`,
      definition: both(`definition-${at}`),
      page,
    })),
  },
  pictures: { alt: { arcade: both('arcade'), house: both('house'), exit: both('exit') } },
}
