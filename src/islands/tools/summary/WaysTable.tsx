import { type Range, range } from '../../../../calculators/money/range.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import type { ValueState } from '../../../../calculators/state/valueState.ts'
import type { ValueResult, WayResult } from '../../../../calculators/value/computeValue.ts'
import { type TaxLine, totalOf } from '../../../../calculators/value/taxLine.ts'
import { secondSteps, type WayOutcome } from '../../../../calculators/value/waysOfSelling.ts'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { WholeRange } from '../form/WholeRange.tsx'
import { AmountTable } from '../result/AmountTable.tsx'
import type { Amounts } from '../result/amounts.ts'
import { ToolList } from '../result/ToolList.tsx'
import { remarksOf } from '../value/remarksOf.ts'
import { shownWays } from './shownWays.ts'

interface WaysTableProps {
  readonly result: ValueResult
  readonly state: Pick<ValueState, 'entry' | 'step'>
  readonly words: ValueToolModel['value']
  readonly taxWords: Pick<SummaryModel['words'], 'incomeTax' | 'residentTax' | 'companyTax'>
  /** Format of a range. */
  readonly format: string
  readonly amounts: Amounts
}

const isCompanys = ({ tax }: TaxLine) => tax === 'corporateTaxes'
const isResident = ({ tax }: TaxLine) => tax.includes('Resident')

/** Price, costs, taxes by who is paid, and what remains: one column per way of selling. */
export function WaysTable({ result, state, words, taxWords, format, amounts }: WaysTableProps) {
  const said = words.ways
  const shown = shownWays(result, state)
  // That amounts are rounded is said below: "about" in every cell would break its line.
  const inShort = ({ low, high }: Range) => (
    <WholeRange format={format} low={amounts.rounded(low)} high={amounts.rounded(high)} />
  )
  const ends = ({ low, high }: WayResult, amount: (outcome: WayOutcome) => Yen) => {
    const both = range(amount(low), amount(high))
    return both.low === 0 && both.high === 0 ? '–' : inShort(both)
  }
  const rows = [
    { label: said.price, of: ({ price }: WayOutcome) => price },
    { label: said.expenses, of: ({ expenses }: WayOutcome) => expenses },
    {
      label: taxWords.companyTax,
      of: ({ taxes }: WayOutcome) => totalOf(taxes.filter(isCompanys)),
    },
    {
      label: taxWords.residentTax,
      of: ({ taxes }: WayOutcome) => totalOf(taxes.filter(isResident)),
    },
    {
      label: taxWords.incomeTax,
      of: ({ taxes }: WayOutcome) =>
        totalOf(taxes.filter((line) => !(isCompanys(line) || isResident(line)))),
    },
    { label: said.taxTotal, of: ({ taxTotal }: WayOutcome) => taxTotal },
    { label: said.unpaid, of: ({ unpaid }: WayOutcome) => unpaid },
  ]
  // What is due by no way needs no row.
  const due = rows.filter(({ of }) =>
    shown.some(({ low, high }) => of(low) !== 0 || of(high) !== 0),
  )
  const remarks = shown.flatMap((each) => remarksOf(each, words, amounts))
  return (
    <>
      <AmountTable
        label={said.heading}
        columns={shown.map(({ way }) => ({
          id: way,
          label: said[way].label,
          notes: way === 'business' ? [words.steps[state.step ?? secondSteps[0]].label] : [],
        }))}
        rows={[
          ...due.map(({ label, of }) => ({ label, cells: shown.map((each) => ends(each, of)) })),
          { label: said.owner, cells: shown.map(({ remains }) => inShort(remains)), sum: true },
        ]}
      />
      <ToolList texts={[...new Set(remarks)]} />
    </>
  )
}
