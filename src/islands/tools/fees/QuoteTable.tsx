import type { ReactNode } from 'react'
import type { Quote, QuoteResult } from '../../../../calculators/fees/quotes.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import type { Amounts } from '../result/amounts.ts'
import { ScrollTable } from '../result/ScrollTable.tsx'

interface QuoteTableProps {
  readonly quotes: readonly {
    readonly id: string
    readonly label: string
    readonly quote: Quote
    readonly result: QuoteResult
  }[]
  readonly words: FeeToolModel['fees']
  readonly amounts: Amounts
  /** The terms of the quotes, where no form beside the table has them. */
  readonly terms?: readonly { readonly label: string; readonly of: (quote: Quote) => ReactNode }[]
}

const rows = ['baseAmount', 'byTable', 'successFee', 'beforeClosing', 'atClosing'] as const

/** What each quote costs at the entered price, exact to the yen. */
export function QuoteTable({ quotes, words, amounts, terms = [] }: QuoteTableProps) {
  const { base: baseAmount, ...labels } = words.results
  const label = { ...labels, baseAmount }
  const said = words.quotes
  return (
    <ScrollTable label={said.heading}>
      <thead>
        <tr>
          <td />
          {quotes.map(({ id, label, quote }) => (
            <th key={id} scope="col">
              {label}
              <small>{words.bases[quote.base].label}</small>
              <small>{quote.taxed ? said.taxed : said.net}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {quotes.map(({ id, quote }) => (
              <td key={id}>{of(quote)}</td>
            ))}
          </tr>
        ))}
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{label[row]}</th>
            {quotes.map(({ id, result }) => (
              <td key={id}>
                {amounts.exact(result[row])}
                {row === 'successFee' && result.minimumCounts && (
                  <small>{labels.minimumCounts}</small>
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{said.consumptionTax}</th>
          {quotes.map(({ id, result, quote }) => (
            <td key={id}>
              {amounts.exact(result.consumptionTax)}
              {quote.taxed && <small>{said.inside}</small>}
            </td>
          ))}
        </tr>
        <tr data-sum>
          <th scope="row">{said.withTax}</th>
          {quotes.map(({ id, result }) => (
            <td key={id}>{amounts.exact(result.withTax)}</td>
          ))}
        </tr>
      </tbody>
    </ScrollTable>
  )
}
