import { type Range, range } from '../../../../calculators/money/range.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { totalOf } from '../../../../calculators/value/taxLine.ts'
import type { WayOutcome } from '../../../../calculators/value/waysOfSelling.ts'

/** A step on the way from the price to what is left. */
export interface Fall {
  /** Its key among the words of the ways. */
  readonly name:
    | 'price'
    | 'expenses'
    | 'taxTotal'
    | 'companyTaxes'
    | 'company'
    | 'ownerTaxes'
    | 'unpaid'
  readonly kind: 'whole' | 'expenses' | 'taxes'
  /** At the lower and the higher price. */
  readonly amount: Range
  /** Where its bar begins and ends at the higher price, in yen. */
  readonly from: Yen
  readonly to: Yen
}

/** Not mentioned where there are none. */
const sparing: readonly Fall['name'][] = ['expenses', 'unpaid']

/** The steps from the price to what is left, which itself is not among them. */
export function fallOf(low: WayOutcome, high: WayOutcome): readonly Fall[] {
  const steps = stepsOf(high)
  const lower = stepsOf(low)
  let level = high.price
  const falls = steps.map(({ name, kind, amount }, at): Fall => {
    const ends = range(lower[at]?.amount ?? amount, amount)
    if (kind === 'whole') return { name, kind, amount: ends, from: 0, to: amount }
    if (name === 'unpaid') {
      level += amount
      return { name, kind, amount: ends, from: 0, to: 0 }
    }
    const to = level
    level -= amount
    return { name, kind, amount: ends, from: level, to }
  })
  return falls.filter(({ name, amount }) => !sparing.includes(name) || amount.high > 0)
}

function stepsOf(outcome: WayOutcome) {
  const { price, expenses, taxes, taxTotal, inCompany, unpaid } = outcome
  const start = [
    { name: 'price', kind: 'whole', amount: price },
    { name: 'expenses', kind: 'expenses', amount: expenses },
  ] as const
  if (inCompany === null)
    return [...start, { name: 'taxTotal', kind: 'taxes', amount: taxTotal } as const]
  const company = totalOf(taxes.filter(({ tax }) => tax === 'corporateTaxes'))
  return [
    ...start,
    { name: 'companyTaxes', kind: 'taxes', amount: company },
    { name: 'unpaid', kind: 'expenses', amount: unpaid },
    { name: 'company', kind: 'whole', amount: inCompany },
    { name: 'ownerTaxes', kind: 'taxes', amount: taxTotal - company },
  ] as const
}
