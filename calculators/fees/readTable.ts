import type { Field } from '../input/field.ts'
import { type ReadField, readField } from '../input/readForm.ts'
import { maxYen } from '../money/yen.ts'
import { type Band, tableFault } from './lehman.ts'

/** Raw input of one row: an amount and a rate in percent. */
export interface TypedBand {
  readonly upTo: string
  readonly rate: string
}

export interface BandFault {
  /** Row index, from 0. */
  readonly at: number
  readonly field: 'upTo' | 'rate'
  readonly code: 'unreadable' | 'order' | 'rate'
  /** The raw input. */
  readonly typed: string
}

export type ReadTable =
  | { readonly ok: true; readonly table: readonly Band[] }
  | { readonly ok: false; readonly faults: readonly BandFault[] }

const amount: Field = { kind: 'yen', min: 1, max: 10 * maxYen, decimals: 0 }
const percent: Field = { kind: 'number', min: 0, max: 100, decimals: 3 }

/**
 * Reads a rate table from a form. The last row has no limit, whatever was typed there.
 * @param rows ascending, at least one
 * @param bare the unit in yen of amounts without a unit
 */
export function readTable(rows: readonly TypedBand[], bare = 1): ReadTable {
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
      upTo: last ? null : valueAt(at, 'upTo', readField(amount, upTo, bare)),
      rate: Math.round(valueAt(at, 'rate', readField(percent, rate)) * 1_000),
    }
  })
  if (faults.length) return { ok: false, faults }
  const wrong = tableFault(table)
  if (!wrong) return { ok: true, table }
  const typed = rows[wrong.at]?.upTo ?? ''
  return { ok: false, faults: [{ at: wrong.at, field: 'upTo', code: 'order', typed }] }
}
