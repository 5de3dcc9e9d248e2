import type { TaxLine } from '../../../../calculators/value/taxLine.ts'
import type { WayOutcome } from '../../../../calculators/value/waysOfSelling.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import type { Amounts } from '../result/amounts.ts'
import { MinimumTaxForm } from './MinimumTaxForm.tsx'
import { taxSum } from './taxSum.ts'

interface WayTaxesProps {
  readonly outcome: WayOutcome
  readonly words: ValueToolModel['value']
  readonly amounts: Amounts
}

/** The taxes of a way of selling at one price: how it is worked out, year and amount of each; the minimum tax line by line. */
export function WayTaxes({ outcome, words, amounts }: WayTaxesProps) {
  const { price, retirement, taxes } = outcome
  return (
    <>
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
            <tr key={keyOf(line)}>
              <th scope="row" abbr={words.taxes[line.tax]}>
                {words.taxes[line.tax]}
                <small>
                  {taxSum(line, words.table, amounts)}{' '}
                  {fill(words.table[line.times > 1 ? 'ofYears' : 'ofYear'], {
                    year: line.year,
                    times: line.times,
                  })}
                </small>
              </th>
              <td>{amounts.exact(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {taxes.map((line) => (
        <MinimumTaxForm key={keyOf(line)} line={line} words={words.table} amounts={amounts} />
      ))}
    </>
  )
}

const keyOf = ({ tax, base, year }: TaxLine) => `${tax} ${base} ${year}`
