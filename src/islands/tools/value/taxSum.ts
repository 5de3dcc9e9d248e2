import { formatRate } from '../../../../calculators/money/format.ts'
import type { TaxLine } from '../../../../calculators/value/taxLine.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import type { Amounts } from '../result/amounts.ts'

/** How a tax follows from its base, with the numbers filled in. */
export function taxSum(
  { base: whole, sum }: TaxLine,
  words: ValueToolModel['value']['table'],
  { exact }: Amounts,
): string {
  const base = exact(whole)
  const byRate = (rate: number) => fill(words.byRate, { base, rate: formatRate(rate) })
  switch (sum.kind) {
    case 'rate':
      return byRate(sum.rate)
    case 'bands': {
      if (!sum.less && !sum.before) return byRate(sum.rate)
      const text = sum.before ? words.overOther : words.byBands
      const rate = formatRate(sum.rate)
      return fill(text, { base, rate, less: exact(sum.less), before: exact(sum.before) })
    }
    case 'minimum':
      return fill(words.byMinimum, {
        base,
        exempt: exact(sum.exempt),
        rate: formatRate(sum.rate),
        ordinary: exact(sum.ordinary + sum.surtax),
      })
    case 'credit':
      if (sum.upper === 0) return byRate(sum.highRate)
      if (sum.upper === whole) return byRate(sum.lowRate)
      return fill(words.byCredit, {
        lower: exact(whole - sum.upper),
        highRate: formatRate(sum.highRate),
        upper: exact(sum.upper),
        lowRate: formatRate(sum.lowRate),
      })
    case 'capped':
      return fill(words.capped, { base })
  }
}
