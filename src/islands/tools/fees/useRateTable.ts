import { useMemo, useState } from 'react'
import type { Band } from '../../../../calculators/fees/lehman.ts'
import {
  type BandFault,
  readTable,
  type TypedBand,
} from '../../../../calculators/fees/readTable.ts'
import { formatYen } from '../../../../calculators/money/format.ts'
import type { Language } from '../../../../routing/language.ts'
import { useTypingPause } from '../../search/useTypingPause.ts'

/** The limit of the first band when one is added to a table of one, in yen. */
const firstLimit = 500_000_000

/** A row of the edited table; its key is stable when rows are added or removed. */
export interface Row extends TypedBand {
  readonly key: number
}

export interface RateTableForm {
  readonly rows: readonly Row[]
  /** The last valid table. */
  readonly table: readonly Band[]
  readonly stale: boolean
  /** The errors shown so far. */
  readonly faults: readonly BandFault[]
  readonly onType: (at: number, typed: Partial<TypedBand>) => void
  /** Takes over text typed before hydration, by field name. */
  readonly onFound: (found: Readonly<Record<string, string>>) => void
  readonly onLeave: () => void
  /** Adds a band below the last, with its rate and twice the previous limit. */
  readonly add: () => void
  readonly remove: (at: number) => void
  readonly fill: (table: readonly Band[]) => void
}

/**
 * State of an editable rate table; the last band has no limit.
 * @param usual initial table
 * @param composing whether an IME composition is active
 * @param bare the unit in yen of amounts without a unit
 */
export function useRateTable(
  usual: readonly Band[],
  language: Language,
  composing: boolean,
  bare: number,
): RateTableForm {
  const [rows, setRows] = useState(() => rowsOf(usual, language))
  const [table, setTable] = useState(usual)
  const [blaming, setBlaming] = useState(false)
  const read = useMemo(() => readTable(rows, bare), [rows, bare])
  if (read.ok && read.table !== table) setTable(read.table)

  useTypingPause(() => setBlaming(true), !(read.ok || composing), read)

  const change = (next: readonly Row[]) => {
    setRows(next)
    if (readTable(next, bare).ok) setBlaming(false)
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
