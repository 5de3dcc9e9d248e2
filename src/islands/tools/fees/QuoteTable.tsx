import type { ReactNode } from 'react'
import type { Quote, QuoteResult } from '../../../../calculators/fees/quotes.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import { AmountTable } from '../result/AmountTable.tsx'
import type { Amounts } from '../result/amounts.ts'

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
  const row = (
    label: string,
    of: (each: (typeof quotes)[number]) => readonly [amount: Yen, note: string | false],
  ) => ({
    label,
    cells: quotes.map((each) => {
      const [amount, note] = of(each)
      return (
        <>
          <span data-whole>{amounts.exact(amount)}</span>
          {note && <small>{note}</small>}
        </>
      )
    }),
  })
  return (
    <AmountTable
      label={said.heading}
      columns={quotes.map(({ id, label, quote }) => ({
        id,
        label,
        notes: [words.bases[quote.base].label, quote.taxed ? said.taxed : said.net],
      }))}
      rows={[
        ...terms.map(({ label, of }) => ({ label, cells: quotes.map(({ quote }) => of(quote)) })),
        ...rows.map((name) =>
          row(label[name], ({ result }) => [
            result[name],
            name === 'successFee' && result.minimumCounts && labels.minimumCounts,
          ]),
        ),
        row(said.consumptionTax, ({ result, quote }) => [
          result.consumptionTax,
          quote.taxed && said.inside,
        ]),
        { ...row(said.withTax, ({ result }) => [result.withTax, false]), sum: true },
      ]}
    />
  )
}
