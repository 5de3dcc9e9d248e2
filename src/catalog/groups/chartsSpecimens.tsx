import type { Language } from '../../../routing/language.ts'
import { Prose } from '../../components/text/Prose.tsx'
import type { Bars, Flow, Matrix, Series, Timeline } from '../../models/charts/chart.ts'
import { linesOf } from '../../models/charts/lines.ts'
import { words } from '../../models/site/site.ts'
import { dummies, items } from '../dummies.ts'
import { chartTree } from '../dummyProse.ts'
import type { Specimen } from '../specimen.ts'

/** Each kind of chart with every feature. */
export function charts(language: Language): Specimen[] {
  const { heading, label, longHeading, sentence } = dummies[language]
  const chart = (
    parts: readonly string[],
    kind: Bars | Series | Flow | Timeline | Matrix,
  ): Specimen => ({
    of: ['Chart', 'ChartPicture', ...parts],
    state: kind.kind,
    room: 'text',
    // Within prose, which styles its table lines.
    show: {
      node: (
        <Prose
          tree={chartTree({
            id: kind.kind,
            title: `${heading} (${kind.kind})`,
            note: sentence,
            picture: { label: sentence, href: '#chart' },
            source: {
              label: `${label}: `,
              text: longHeading,
              url: 'https://firm.example',
              date: sentence,
            },
            ...kind,
          })}
        />
      ),
    },
  })
  return [
    chart(['ChartBars', 'ChartRow', 'StoneColumn'], bars(language)),
    chart(['ChartSeries', 'ChartColumns', 'ChartLines'], series(language)),
    chart(['ChartCourse', 'ChartSeries'], course(language)),
    chart(['ChartFlow', 'ChartRow', 'StoneColumn'], flow(language)),
    chart(['ChartTimeline', 'ChartRow'], timeline(language)),
    chart(['ChartMatrix', 'ChartColumns'], matrix(language)),
  ]
}

function bars(language: Language): Bars {
  const { label, value, sentence } = dummies[language]
  return {
    kind: 'bars',
    head: { label, value },
    rows: items(language, 3).map((each, at) => ({
      label: [each],
      note: at === 1 ? sentence : undefined,
      text: `${100 - 40 * at} %`,
      point: at === 2,
      length: 100 - 40 * at,
      drums: 10 - 4 * at,
    })),
  }
}

function course(language: Language): Series {
  return {
    kind: 'series',
    whole: true,
    head: items(language, 2).map((label) => [label]),
    rows: items(language, 3).map((each, at) => {
      const length = [55, 25, 20][at] ?? 0
      return { label: [each], cells: [{ text: `${length} %`, length }] }
    }),
  }
}

function series(language: Language): Series {
  return {
    kind: 'series',
    head: items(language, 3).map((label) => [label]),
    rows: items(language, 3).map((each, at) => ({
      label: [each],
      cells: [100 - 30 * at, 40 + 20 * at].map((length) => ({ text: `${length} %`, length })),
    })),
    lines: {
      asTable: dummies[language].label,
      ...linesOf(
        items(language, 2).map((name, line) => ({
          name,
          points: [2020, 2022, 2024].map((year, at) => {
            const value = line ? 40 + 20 * at : 100 - 30 * at
            return { year, value, text: `${value} %` }
          }),
        })),
        { unit: '%' },
      ),
    },
  }
}

/** One row of three amounts, one of which the chart is about, and a row of two. */
function flow(language: Language): Flow {
  const { label, value, sentence } = dummies[language]
  const cuts = [
    [0, 20, 60, 100],
    [0, 45, 100],
  ]
  return {
    kind: 'flow',
    head: { label, value },
    rows: items(language, cuts.length).map((each, row) => ({
      label: [each],
      note: row === 0 ? sentence : undefined,
      text: sentence,
      parts: (cuts[row] ?? []).slice(1).map((to, at) => ({
        label: [each],
        span: [cuts[row]?.[at] ?? 0, to],
        point: row === 0 && at === 1,
      })),
    })),
  }
}

function timeline(language: Language): Timeline {
  const { label, value, sentence } = dummies[language]
  const rows = [
    { solid: [0, 40], light: [40, 75], open: false, point: true },
    { solid: [30, 60], open: false, point: false },
    { solid: [60, 100], open: true, point: false },
  ] as const
  return {
    kind: 'timeline',
    head: { label, value },
    ticks: [0, 50, 100].map((at) => ({ at, label: String(at) })),
    rows: items(language, rows.length).map((each, at) => ({
      label: [each],
      text: sentence,
      ...(rows[at] ?? rows[0]),
    })),
  }
}

function matrix(language: Language): Matrix {
  const marks = (['yes', 'partly', 'no'] as const).map((mark) => ({
    mark,
    text: words.charts.marks[mark][language],
  }))
  return {
    kind: 'matrix',
    head: items(language, 4).map((label) => [label]),
    rows: items(language, 2).map((label) => ({ label: [label], marks })),
  }
}
