import type { ValueInputs } from '../../../../calculators/value/valueFields.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import { fillRange } from '../form/fillRange.ts'

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
