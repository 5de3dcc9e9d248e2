import { formatYen, roundedYen } from '../../../../calculators/money/format.ts'
import type { Range } from '../../../../calculators/money/range.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { fillRange } from '../form/fillRange.ts'

export interface Amounts {
  /** Exact to the yen: 2億円. */
  readonly exact: (amount: Yen) => string
  /** To 10,000 yen: 2億2,913万円. */
  readonly rounded: (amount: Yen) => string
  /** A difference to 10,000 yen, with its sign: +600万円. */
  readonly change: (amount: Yen) => string
  /** An estimated range, 約2億円〜4億1,000万円, or one amount if both ends round to the same. */
  readonly about: (range: Range) => string
}

export function amountsIn(
  language: Language,
  { range, about }: Pick<ToolWords, 'range' | 'about'>,
): Amounts {
  const exact = (amount: Yen) => formatYen(amount, language)
  const rounded = (amount: Yen) => exact(roundedYen(amount))
  return {
    exact,
    rounded,
    change: (amount) => `${roundedYen(amount) > 0 ? '+' : ''}${rounded(amount)}`,
    about: ({ low, high }) =>
      fill(about, { amount: fillRange(range, { low: rounded(low), high: rounded(high) }) }),
  }
}
