import type { FeeResult } from '../../../../calculators/fees/compareFees.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import { AmountTable } from '../result/AmountTable.tsx'
import type { Amounts } from '../result/amounts.ts'

interface FeeFiguresProps {
  readonly results: readonly FeeResult[]
  readonly words: FeeToolModel['fees']
  readonly amounts: Amounts
}

const rows = ['baseAmount', 'byTable', 'successFee', 'beforeClosing', 'atClosing', 'total'] as const

/** All amounts of the comparison, exact to the yen: one column per base. */
export function FeeFigures({ results, words, amounts }: FeeFiguresProps) {
  const { base: baseAmount, heading, ...labels } = words.results
  const label = { ...labels, baseAmount }
  return (
    <AmountTable
      label={heading}
      columns={results.map(({ base }) => ({
        id: base,
        label: words.bases[base].label,
        notes: [words.bases[base].text],
      }))}
      rows={rows.map((row) => ({
        label: label[row],
        sum: row === 'total',
        cells: results.map((result) => amounts.exact(result[row])),
      }))}
    />
  )
}
