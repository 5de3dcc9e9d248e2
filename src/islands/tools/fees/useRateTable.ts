import { useMemo, useState } from 'react'
import type { Band } from '../../../../calculators/fees/lehman.ts'
import {
  type BandFault,
  type ReadTable,
  readTable,
  type TypedBand,
} from '../../../../calculators/fees/readTable.ts'
import { formatYen } from '../../../../calculators/money/format.ts'
import type { Language } from '../../../../routing/language.ts'
import { useRested } from '../../search/useRested.ts'

/** What a band added to a table of one begins with, in yen. */
const firstLimit = 500_000_000

/** A row of a table of rates as it is typed; its key stays while rows come and go. */
export interface Row extends TypedBand {
  readonly key: number
}

/** A table of rates, as somebody is filling it in. */
export interface RateTableForm {
  readonly rows: readonly Row[]
  /** What was right last. */
  readonly table: readonly Band[]
  readonly stale: boolean
  /** What rows are blamed for by now. */
  readonly faults: readonly BandFault[]
  readonly onType: (at: number, typed: Partial<TypedBand>) => void
  /** Takes over what was typed before the script came, by the names of the rows' fields. */
  readonly onFound: (found: Readonly<Record<string, string>>) => void
  readonly onLeave: () => void
  /** Adds a band below the last, twice as high as the one before and with its rate. */
  readonly add: () => void
  readonly remove: (at: number) => void
  readonly fill: (table: readonly Band[]) => void
}

/**
 * The life of a table of rates that can be changed; the last band has no limit.
 * @param usual what it begins with
 * @param composing whether an input method is at work
 */
export function useRateTable(
  usual: readonly Band[],
  language: Language,
  composing: boolean,
): RateTableForm {
  const [rows, setRows] = useState(() => rowsOf(usual, language))
  const [table, setTable] = useState(usual)
  const [blaming, setBlaming] = useState(false)
  const read = useMemo(() => readTable(rows), [rows])

  useRested(() => setBlaming(true), !(read.ok || composing), read)

  const change = (next: readonly Row[]) => {
    const known: ReadTable = readTable(next)
    setRows(next)
    if (!known.ok) return
    setTable(known.table)
    setBlaming(false)
  }
  const add = () => {
    const before = table.at(-2)
    const upTo = before?.upTo ? before.upTo * 2 : firstLimit
    const rate = before?.rate ?? table.at(-1)?.rate ?? 0
    const band = { key: newKey(rows), ...typedBand({ upTo, rate }, language) }
    change([...rows.slice(0, -1), band, ...rows.slice(-1)])
  }
  return {
    rows,
    table,
    stale: !read.ok,
    faults: read.ok || !blaming ? [] : read.faults,
    onType: (at, typed) =>
      change(rows.map((row, other) => (other === at ? { ...row, ...typed } : row))),
    onFound: (found) =>
      change(
        rows.map((row, at) => ({
          ...row,
          upTo: found[`upTo-${at}`] ?? row.upTo,
          rate: found[`rate-${at}`] ?? row.rate,
        })),
      ),
    onLeave: () => setBlaming(!read.ok),
    add,
    remove: (at) => change(rows.filter((_, other) => other !== at)),
    fill: (filled) => {
      setRows(rowsOf(filled, language))
      setTable(filled)
      setBlaming(false)
    },
  }
}

function rowsOf(table: readonly Band[], language: Language): readonly Row[] {
  return table.map((band, key) => ({ key, ...typedBand(band, language) }))
}

function typedBand({ upTo, rate }: Band, language: Language): TypedBand {
  return { upTo: upTo === null ? '' : formatYen(upTo, language), rate: String(rate / 1000) }
}

function newKey(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ key }) => key)) + 1
}
