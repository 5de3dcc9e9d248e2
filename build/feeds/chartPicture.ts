import type { Element } from 'xast'
import { x } from 'xastscript'
import { colour } from '../../art/colours.ts'
import type { Language } from '../../routing/language.ts'
import type { Chart } from '../../src/models/charts/chart.ts'
import { chartModel } from '../../src/models/charts/chartModel.ts'
import { siteName, siteUrl, words } from '../../src/models/site/site.ts'
import { sourceText } from '../../src/models/text/sourceNote.ts'
import { xmlFile } from './xml.ts'

/** In SVG user units; the height follows from the rows. */
const width = 1200
const margin = 40
const rowHeight = 62
const barHeight = 18
const font = { title: 34, text: 22, small: 18 }
const colours = {
  ground: colour('paper'),
  text: colour('ink'),
  quiet: colour('ink-2'),
  bar: colour('petrol-2'),
}
/** Average width of a letter, as a share of the font size. */
const letter = { ja: 1, en: 0.52 }

export function picturedCharts(language: Language): Chart[] {
  return Object.keys(words.charts.charts)
    .map((id) => chartModel(id, language))
    .filter(({ picture }) => picture)
}

/**
 * A chart as an SVG file with its source and the firm's name, for use in other people's articles.
 * @throws Error if the chart is not of kind `series`
 */
export function chartPicture(chart: Chart, language: Language): string {
  const { title, note, source } = chart
  const lines = (said: string, size: number) =>
    breakLines(said, (width - 2 * margin) / (size * letter[language]))
  const head = lines(title, font.title)
  const notes = [
    note ?? '',
    source ? `${source.label}${sourceText(source)}` : '',
    `${siteName} (${siteUrl})`,
  ].flatMap((said) => lines(said, font.small))

  const { columns, rows } = grid(chart)
  const top =
    margin + head.length * font.title * 1.4 + font.text + (columns.length ? rowHeight / 2 : 0)
  const below = top + rows.length * rowHeight + font.small
  const height = below + notes.length * font.small * 1.5 + margin / 2
  return xmlFile(
    x('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, [
      x('title', title),
      x('rect', { width: `${width}`, height: `${height}`, fill: colours.ground }),
      x('g', { 'font-family': 'sans-serif', fill: colours.text }, [
        ...stacked(head, margin, font.title),
        ...drawn(columns, rows, top),
      ]),
      x(
        'g',
        { 'font-family': 'sans-serif', fill: colours.quiet },
        stacked(notes, below, font.small),
      ),
    ]),
  )
}

interface Row {
  readonly label: string
  readonly cells: readonly { readonly text: string; readonly length: number }[]
}

function grid(chart: Chart): { readonly columns: readonly string[]; readonly rows: Row[] } {
  if (chart.kind !== 'series') throw new Error(`The chart "${chart.id}" is not a series.`)
  const rows = chart.rows.map(({ label, cells }) => ({ label: label.join(''), cells }))
  const [, ...columns] = chart.head.map((each) => each.join(''))
  return { columns: columns.length > 1 ? columns : [], rows }
}

function drawn(columns: readonly string[], rows: readonly Row[], top: number): Element[] {
  const left = width * 0.36
  const column = (width - margin - left) / (columns.length || 1)
  const heads = columns.map((name, at) =>
    line(name, left + at * column, top - font.small, font.small),
  )
  const drawnRows = rows.flatMap(({ label, cells }, at) => {
    const y = top + at * rowHeight + font.text
    const bars = cells.flatMap(({ text, length }, place) => {
      const from = left + place * column
      const long = ((column - margin) * length) / 100
      return [line(text, from, y, font.text), bar(from, y + 8, long)]
    })
    return [line(label, margin, y, font.text), ...bars]
  })
  return [...heads, ...drawnRows]
}

function bar(from: number, y: number, long: number): Element {
  const place = { x: from.toFixed(1), y: y.toFixed(1), width: long.toFixed(1) }
  return x('rect', { ...place, height: `${barHeight}`, fill: colours.bar })
}

function stacked(said: readonly string[], top: number, size: number): Element[] {
  return said.map((each, at) => line(each, margin, top + (at + 0.8) * size * 1.4, size))
}

function line(said: string, at: number, y: number, size: number): Element {
  return x('text', { x: at.toFixed(1), y: y.toFixed(1), 'font-size': `${size}` }, said)
}

/**
 * Breaks a text into lines of at most `most` letters: at a space, or where there is none anywhere except
 * within a number.
 */
function breakLines(said: string, most: number): string[] {
  if (said.length <= most) return said ? [said] : []
  const space = said.lastIndexOf(' ', most)
  let at = space > 0 ? space : Math.floor(most)
  while (/^[\d.,]{2}$/.test(said.slice(at - 1, at + 1))) at -= 1
  return [said.slice(0, at), ...breakLines(said.slice(at).trimStart(), most)]
}
