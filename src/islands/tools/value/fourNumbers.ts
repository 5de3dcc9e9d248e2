import { noAdjustments } from '../../../../calculators/value/adjustments.ts'
import type { ValueInputs } from '../../../../calculators/value/valueFields.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import { fillRange } from '../form/fillRange.ts'

/** The fields of the short form. */
export const fourFields = ['netAssets', 'profit', 'debt', 'cash'] as const

/** What the short form does not ask, where it is not left as it is. */
export const unasked = {
  ...noAdjustments,
  unrealised: 0,
  depreciation: 0,
  price: null,
  cost: null,
  expenses: 0,
  retirement: 0,
  monthlyPay: null,
  otherIncome: null,
  losses: null,
  capital: null,
} satisfies Partial<ValueInputs>

/**
 * What the short form reckons with besides.
 * @param said with {years}, {multiples} and {year}
 * @param range format of a range
 */
export function assumedText(values: ValueInputs, said: string, range: string): string {
  const { yearsLow, yearsHigh, multipleLow, multipleHigh, year } = values
  return fill(said, {
    years: fillRange(range, { low: `${yearsLow}`, high: `${yearsHigh}` }),
    multiples: fillRange(range, { low: `${multipleLow}`, high: `${multipleHigh}` }),
    year,
  })
}
