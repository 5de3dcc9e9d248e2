import type { Mark } from '../../../content-reader/schema/charts.ts'
import type { Link } from '../site/links.ts'
import type { SourceNote } from '../text/sourceNote.ts'
import type { Lines } from './lines.ts'

/** A chart in one language; positions are percentages of the axis. */
export type Chart = {
  readonly id: string
  readonly title: string
  /** A remark below the chart. */
  readonly note?: string | undefined
  readonly source?: (SourceNote & { readonly label: string }) | undefined
  /** Link to the chart as a reusable picture: only for series with a source. */
  readonly picture?: Link | undefined
} & (Bars | Series | Flow | Timeline | Matrix)

export interface Row {
  /** In phrases, between which lines may break. */
  readonly label: readonly string[]
  readonly note?: string | undefined
  readonly text: string
  /** Whether the chart highlights this row. */
  readonly point: boolean
}

/** In percent of the axis. */
export type Span = readonly [from: number, to: number]

export interface Bars {
  readonly kind: 'bars'
  readonly head: { readonly label: string; readonly value: string }
  /** A row's bar length in percent of the longest, and its number of drums. */
  readonly rows: readonly (Row & { readonly length: number; readonly drums: number })[]
  /** The values over time, if every row has a year. */
  readonly curve?: Lines | undefined
}

/** The same measure for several things, row by row: one survey beside another, year by year. */
export interface Series {
  readonly kind: 'series'
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly {
    readonly label: readonly string[]
    /** Lengths in percent: of 100 for shares, otherwise of the largest number. */
    readonly cells: readonly { readonly text: string; readonly length: number }[]
  }[]
  /** Whether the rows are all parts of one thing: they are drawn as the stones of one course. */
  readonly whole?: boolean
  /** The columns as lines over time, drawn instead of bars; the numbers are one press away, under this label. */
  readonly lines?: (Lines & { readonly asTable: string }) | undefined
}

/** Where money comes from and where it goes, row by row, on one scale. */
export interface Flow {
  readonly kind: 'flow'
  readonly head: { readonly label: string; readonly value: string }
  /** What the parts are, if they are the same in all rows. */
  readonly legend?: readonly string[] | undefined
  readonly rows: readonly (Omit<Row, 'point'> & {
    /** From the ground up. */
    readonly parts: readonly {
      readonly label: readonly string[]
      readonly span: Span
      readonly point: boolean
    }[]
  })[]
}

export interface Timeline {
  readonly kind: 'timeline'
  readonly head: { readonly label: string; readonly value: string }
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  readonly rows: readonly (Row & {
    readonly solid?: Span | undefined
    readonly light?: Span | undefined
    /** Where the road nearly ended. */
    readonly hard?: Span | undefined
    readonly open: boolean
  })[]
}

export interface Matrix {
  readonly kind: 'matrix'
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly {
    readonly label: readonly string[]
    readonly marks: readonly { readonly mark: Mark; readonly text: string }[]
  }[]
}
