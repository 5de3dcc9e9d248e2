import { formatRate } from '../../../../calculators/money/format.ts'
import type { TaxLine } from '../../../../calculators/value/taxLine.ts'
import type { WayOutcome } from '../../../../calculators/value/waysOfSelling.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { fillRange } from '../form/fillRange.ts'
import type { Amounts } from '../result/amounts.ts'

interface WayTaxesProps {
  readonly outcome: WayOutcome
  readonly words: ValueToolModel['value']
  readonly tool: ValueToolModel['tool']
  readonly amounts: Amounts
}

/** The taxes of a way of selling at one price: base, rate, year and amount of each. */
export function WayTaxes({ outcome, words, tool, amounts }: WayTaxesProps) {
  const { price, retirement, taxes } = outcome
  const rateOf = ({ rate }: TaxLine) => {
    if (!rate) return words.table.byBands
    const { low, high } = rate
    return `× ${fillRange(tool.range, { low: formatRate(low), high: formatRate(high) })}`
  }
  return (
    <table>
      <caption>
        {fill(words.ways.atPrice, { price: amounts.rounded(price) })}
        {retirement > 0 && (
          <small>{fill(words.ways.ofThis, { amount: amounts.rounded(retirement) })}</small>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.table.tax}</th>
          <th scope="col">{words.table.amount}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map((line) => (
          <tr key={line.tax}>
            <th scope="row" abbr={words.taxes[line.tax]}>
              {words.taxes[line.tax]}
              <small>
                {amounts.exact(line.base)} {rateOf(line)}{' '}
                {fill(words.table.ofYear, { year: line.year })}
              </small>
            </th>
            <td>
              {line.amount.low === line.amount.high
                ? amounts.exact(line.amount.low)
                : amounts.about(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
