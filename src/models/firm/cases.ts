import { dataFiles } from '../../../content-reader/data.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import type { Chart, Span } from '../charts/chart.ts'
import { listedPhoto } from '../pictures/photos.ts'
import { type PictureSource, picture } from '../pictures/pictureModels.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'

/** A case's story with a photograph or a scene. */
export interface Case {
  readonly id: string
  readonly name: string
  readonly heading: readonly string[]
  readonly picture: PictureSource
  readonly rows: readonly {
    readonly label: string
    readonly value: string
    /** Whether the case nearly failed here. */
    readonly hard: boolean
  }[]
  readonly sample: boolean
}

export function cases(language: Language): Case[] {
  return words.cases.items.map(({ id, name, rows, ...item }, at) => ({
    id,
    name: name[language],
    heading: phrases(name[language], language),
    picture:
      listedPhoto('cases', at, language) ??
      picture(item.picture, { framing: 'card', language, file: dataFiles.cases.file }),
    rows: rows.map(({ label, value, hard }) => ({
      label: label[language],
      value: value[language],
      hard: hard !== undefined,
    })),
    sample: item.sample ?? false,
  }))
}

/** The cases' roads on one scale, with the months in which each nearly failed. */
export function caseRoads(language: Language): Chart {
  const { roads, items } = words.cases
  const quarter = 3
  const whole = quarter * Math.ceil(Math.max(...items.map(({ months }) => months)) / quarter)
  const place = (month: number) => Math.round((month / whole) * 1000) / 10
  return {
    kind: 'timeline',
    id: 'case-roads',
    title: roads.title[language],
    note: roads.note[language],
    head: { label: roads.head.label[language], value: roads.head.value[language] },
    ticks: Array.from({ length: whole / quarter + 1 }, (_, at) => ({
      at: place(at * quarter),
      label: String(at * quarter),
    })),
    rows: items.map(({ short, months, rows }) => {
      const hard = rows.find((row) => row.hard)?.hard
      const [from, to] = hard ?? []
      const text = (hard ? roads.hard : roads.length)[language]
      return {
        label: phrases(short[language], language),
        text: fill(text, { months: `${months}`, from: `${from}`, to: `${to}` }),
        solid: [0, place(months)] as const,
        ...(hard && { hard: hard.map(place) as unknown as Span }),
        open: false,
        point: false,
      }
    }),
  }
}
