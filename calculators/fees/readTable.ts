import type { Field } from '../input/field.ts'
import { type ReadField, readField } from '../input/readForm.ts'
import { largestYen } from '../money/yen.ts'
import { type Band, tableFault } from './lehman.ts'

/** What was typed into one row of a table of rates: an amount, and a rate in per cent. */
export interface TypedBand {
  readonly upTo: string
  readonly rate: string
}

/** A message at a row. */
export interface BandFault {
  /** The row, from 0. */
  readonly at: number
  readonly field: 'upTo' | 'rate'
  readonly code: 'unreadable' | 'order' | 'rate'
  /** What was typed, kept as it is. */
  readonly typed: string
}

export type ReadTable =
  | { readonly ok: true; readonly table: readonly Band[] }
  | { readonly ok: false; readonly faults: readonly BandFault[] }

const amount: Field = { kind: 'yen', min: 1, max: 10 * largestYen, decimals: 0 }
const percent: Field = { kind: 'number', min: 0, max: 100, decimals: 3 }

/**
 * Reads a table of rates as somebody entered it. The last row has no limit, whatever is typed there.
 * @param rows at least one, from the lowest band
 */
export function readTable(rows: readonly TypedBand[]): ReadTable {
  const faults: BandFault[] = []
  const valueAt = (at: number, field: 'upTo' | 'rate', read: ReadField): number => {
    if (read.ok) return read.value ?? 0
    const { code, typed } = read.fault
    const unread = code === 'unreadable' || code === 'empty' || field === 'upTo'
    faults.push({ at, field, code: unread ? 'unreadable' : 'rate', typed })
    return 0
  }
  const table = rows.map(({ upTo, rate }, at): Band => {
    const last = at === rows.length - 1
    return {
      upTo: last ? null : valueAt(at, 'upTo', readField(amount, upTo)),
      rate: Math.round(valueAt(at, 'rate', readField(percent, rate)) * 1_000),
    }
  })
  if (faults.length) return { ok: false, faults }
  const wrong = tableFault(table)
  if (!wrong) return { ok: true, table }
  const typed = rows[wrong.at]?.upTo ?? ''
  return { ok: false, faults: [{ at: wrong.at, field: 'upTo', code: 'order', typed }] }
}
