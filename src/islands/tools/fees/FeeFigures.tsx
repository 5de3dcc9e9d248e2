import type { FeeResult } from '../../../../calculators/fees/compareFees.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import type { Amounts } from '../result/amounts.ts'
import { ScrollTable } from '../result/ScrollTable.tsx'

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
    <ScrollTable label={heading}>
      <thead>
        <tr>
          <td />
          {results.map(({ base }) => (
            <th key={base} scope="col">
              {words.bases[base].label}
              <small>{words.bases[base].text}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} data-sum={row === 'total' || undefined}>
            <th scope="row">{label[row]}</th>
            {results.map((result) => (
              <td key={result.base}>{amounts.exact(result[row])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
