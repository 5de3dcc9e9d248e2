import type { Language } from '../../../routing/language.ts'
import { Prose } from '../../components/Prose.tsx'
import type { Bars, Matrix, Timeline } from '../../models/chartModel.ts'
import { words } from '../../models/site.ts'
import { dummies, items } from '../dummies.ts'
import { chartTree } from '../dummyProse.ts'
import type { Specimen } from '../specimen.ts'

/** The three kinds of chart, each with all that it can draw. */
export function charts(language: Language): Specimen[] {
  const { heading, longHeading, sentence } = dummies[language]
  const chart = (parts: readonly string[], kind: Bars | Timeline | Matrix): Specimen => ({
    of: ['Chart', ...parts],
    state: kind.kind,
    room: 'text',
    // Within text, from which its table has its lines.
    show: {
      node: (
        <Prose
          tree={chartTree({
            id: kind.kind,
            title: `${heading} (${kind.kind})`,
            notes: [sentence, longHeading],
            ...kind,
          })}
        />
      ),
    },
  })
  return [
    chart(['ChartBars', 'ChartRow'], bars(language)),
    chart(['ChartTimeline', 'ChartRow'], timeline(language)),
    chart(['ChartMatrix'], matrix(language)),
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
      length: 100 - 40 * at,
    })),
  }
}

function timeline(language: Language): Timeline {
  const { label, value, sentence } = dummies[language]
  const rows = [
    { solid: [0, 40], light: [40, 75], open: false },
    { solid: [30, 60], open: false },
    { solid: [60, 100], open: true },
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
