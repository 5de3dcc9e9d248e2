import { formatRate } from '../../../../calculators/money/format.ts'
import type { TaxLine } from '../../../../calculators/value/taxLine.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import type { Amounts } from '../result/amounts.ts'

interface MinimumTaxFormProps {
  readonly line: TaxLine
  readonly words: ValueToolModel['value']['table']
  readonly amounts: Amounts
}

/** The minimum tax line by line, in the order of the tax agency's form; nothing for another tax. */
export function MinimumTaxForm({ line, words, amounts }: MinimumTaxFormProps) {
  const { base, sum, amount } = line
  if (sum.kind !== 'minimum') return null
  const { exempt, rate, ordinary, surtax, surtaxInAll } = sum
  const { form } = words
  const lines = [
    [form.income, base],
    [
      fill(form.share, { exempt: amounts.exact(exempt), rate: formatRate(rate) }),
      ordinary + surtax + amount,
    ],
    [form.ordinary, ordinary],
    [form.surtax, surtax],
    [form.added, amount],
    [form.surtaxInAll, surtaxInAll],
  ] as const
  return (
    <table>
      <caption>{form.caption}</caption>
      <tbody>
        {lines.map(([label, yen]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amounts.exact(yen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
