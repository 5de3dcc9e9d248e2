import type { DataName } from '../../content-reader/data.ts'
import { framePoints } from '../../content-reader/schema/cards.ts'
import { feeTerms } from '../../content-reader/schema/firm.ts'

const both = (text: string) => ({ ja: `${text}-ja`, en: `${text}-en` })

const exitIds = ['one', 'two', 'three', 'four', 'five', 'six']

/** What an example derived from the schemas lacks: values in a special format, and references. */
export const data: Partial<Record<DataName, object>> = {
  settings: {
    site: { url: { value: 'https://firm.example' }, name: 'Firm' },
    reach: { telephone: { value: '01-2345' }, hours: { value: both('hours') } },
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
    backElsewhere: both('back'),
    published: { ja: '{date}公表', en: 'published {date}' },
    sample: both('sample'),
    samples: {
      people: both('all-people'),
      cases: both('all-cases'),
      testimonials: both('all-testimonials'),
      values: both('all-values'),
      some: both('some: {items}'),
    },
    readMore: both('{page}: more'),
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
      pages: both('all-pages'),
      near: both('near-pages'),
      hero: 'arcade',
    },
  },
  redirects: { moved: [] },
  topics: { topics: { dx: both('dx'), esg: both('esg') } },
  services: {
    items: ['strategy-planning', 'strategy-execution', 'dd-support'].map((id) => ({
      id,
      title: both(`card-${id}`),
      text: both(`text-${id}`),
    })),
  },
  menu: {
    items: [
      { page: 'about', label: both('menu-about') },
      { page: 'contact', label: both('menu-contact') },
    ],
    search: { page: 'search', label: both('menu-search') },
    button: { page: 'contact', label: both('menu-button') },
    map: both('menu-map'),
    themes: [
      { heading: both('theme-growth'), picture: 'house', pages: ['succession'] },
      { heading: both('theme-reading'), picture: 'house', pages: ['insights', 'glossary'] },
    ],
  },
  footer: {
    columns: [
      { heading: both('footer-firm'), pages: ['about', 'contact'] },
      { heading: both('footer-reading'), pages: ['insights', 'glossary'] },
    ],
  },
  company: {
    rows: [
      { id: 'name', label: both('row-name'), value: both('row-value'), sample: true },
      { id: 'work', label: both('row-work'), values: [both('one'), both('two')], sample: false },
    ],
  },
  fees: {
    stance: [{ id: 'side', label: both('side'), value: both('one-side') }],
    table: {
      title: both('fees'),
      head: both('term'),
      terms: Object.fromEntries(feeTerms.map((term) => [term, both(term)])),
      work: ['plan', 'deal'].map((id) => ({
        id,
        name: both(id),
        terms: Object.fromEntries(feeTerms.map((term) => [term, both(`${id}-${term}`)])),
      })),
    },
  },
  figures: {
    sources: {
      census: { text: both('census'), published: '2024-11', checked: '2026-01-02' },
      survey: { text: both('survey'), published: '2025', checked: '2026-01-02' },
      act: { text: both('act'), url: 'https://law.example/act', checked: '2026-01-02' },
    },
    figures: {
      people: { source: 'census', name: both('people-name'), value: both('people') },
      houses: { source: 'census', name: both('houses-name'), value: both('houses') },
      firms: { source: 'survey', name: both('firms-name'), value: both('firms') },
    },
  },
  firstTalk: {
    rows: [{ id: 'fee', label: both('fee'), value: both('free') }],
    short: { heading: both('first-talk'), rows: ['fee'], more: both('more') },
  },
  exits: {
    exit: both('exit'),
    frame: Object.fromEntries(framePoints.map((point) => [point, both(`point-${point}`)])),
    facts: { time: both('time'), money: both('money'), decides: both('decides') },
    items: exitIds.map((id, at) => ({
      id,
      succession: at < 5,
      name: both(`exit-${id}`),
      door: { ja: '扉・名', en: `door-${id}` },
      expansion: both(at === 0 ? `exit-${id}` : `long-${id}`),
      time: both(`time-${id}`),
      money: both(`money-${id}`),
      decides: both(`decides-${id}`),
      text: both(`text-${id}`),
      page: at === 0 ? 'business' : 'succession',
      ...(at === 1 && {
        frame: Object.fromEntries(framePoints.map((point) => [point, both(`${id}-${point}`)])),
      }),
    })),
  },
  exitFinder: {
    questions: [
      {
        id: 'family',
        label: both('family'),
        ask: both('ask'),
        options: ['willing', 'none'].map((id) => ({ id, label: both(id) })),
      },
    ],
    exits: exitIds.map((exit) => ({
      exit,
      speaks: [{ text: both('speaks') }, { when: { family: ['willing'] }, text: both('family') }],
      hinders: [{ text: both('hinders'), change: both('change') }],
      first: both('first'),
      page: 'succession',
    })),
  },
  planner: {
    schedules: exitIds.map((exit) => ({
      exit,
      day: both('day'),
      steps: ['search', 'deal'].map((id, at) => ({
        id,
        label: both(id),
        text: both(id),
        months: [2, 3],
        ...(at === 0 && { before: 'deal' }),
        shorten: both('shorten'),
        basis: 'site',
      })),
      after: [],
    })),
    dates: [
      {
        id: 'transfer',
        date: '2027-12-31',
        label: both('transfer'),
        text: both('transfer'),
        missed: both('missed'),
        exits: ['one'],
        law: 'relief',
      },
    ],
  },
  tools: {
    laws: {
      relief: {
        rule: both('rule'),
        source: both('source'),
        url: 'https://law.example/',
        checked: '2026-01-02',
      },
    },
  },
  charts: {
    charts: {
      bars: {
        kind: 'bars',
        title: both('bars'),
        head: { label: both('bars-label'), value: both('bars-value') },
        source: 'census',
        note: both('bars-note'),
        drum: 5,
        rows: [
          { label: both('row-1'), text: both('text-1'), value: 40, point: true },
          { label: both('row-2'), text: both('text-2'), note: both('note-2'), value: 10 },
        ],
      },
      series: {
        kind: 'series',
        title: both('series'),
        head: { label: both('series-label') },
        columns: [both('one'), both('two')],
        unit: { ja: '％', en: '%' },
        rows: [
          { label: both('row-1'), values: ['50', '12.50'] },
          { label: both('row-2'), values: ['25', '0'] },
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
          {
            label: both('row-1'),
            text: both('text-1'),
            solid: [-10, 0],
            light: [0, 5],
            point: true,
          },
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
    terms: ['insights', 'succession'].map((page, at) => ({
      id: `term-${at}`,
      term: { ja: `語${at}`, en: `term ${9 - at}` },
      reading: ['ごあ', 'ごい'][at],
      definition: both(`definition-${at}`),
      page,
    })),
  },
  pictures: { alt: { arcade: both('arcade'), house: both('house'), exit: both('exit') } },
}
