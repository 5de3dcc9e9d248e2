import { type Range, range } from '../../../../calculators/money/range.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import type { WayResult } from '../../../../calculators/value/computeValue.ts'
import { totalOf } from '../../../../calculators/value/taxLine.ts'
import type { WayOutcome } from '../../../../calculators/value/waysOfSelling.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { LawNote } from '../../../models/tools/toolModels.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import type { Amounts } from '../result/amounts.ts'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { ToolList } from '../result/ToolList.tsx'
import { ToolRules } from '../result/ToolRules.tsx'
import styles from './WayCard.module.css'
import { WayTaxes } from './WayTaxes.tsx'

interface WayCardProps {
  readonly result: WayResult
  readonly words: ValueToolModel['value']
  readonly tool: ValueToolModel['tool']
  readonly laws: readonly LawNote[]
  readonly leavesOut: readonly string[]
  /** Further remarks on this way. */
  readonly note?: string | undefined
  readonly amounts: Amounts
}

/** A way of selling: price, deductions and remainder, with each tax. */
export function WayCard({ result, words, tool, laws, leavesOut, note, amounts }: WayCardProps) {
  const { way, low, high, remains } = result
  const said = words.ways
  const outcomes = low.price === high.price ? [high] : [low, high]
  const notes = outcomes.flatMap(({ price, notes }) =>
    notes.map((each) => {
      const both = outcomes.every((other) => other.notes.includes(each))
      const text = words.notes[each]
      return both ? text : fill(said.onlyAt, { price: amounts.rounded(price), note: text })
    }),
  )
  const used = new Set(outcomes.flatMap(({ taxes }) => taxes.map(({ law }) => law as string)))
  const between = (amount: (outcome: WayOutcome) => Yen) => range(amount(low), amount(high))
  const companyTax = ({ taxes }: WayOutcome) =>
    totalOf(taxes.filter(({ tax }) => tax === 'corporateTaxes'))
  const taxes = between(({ taxTotal }) => taxTotal)
  const unpaid = between((outcome) => outcome.unpaid)
  return (
    <section className={styles.way} aria-labelledby={`way-${way}`}>
      <h4 id={`way-${way}`}>{said[way].label}</h4>
      <p>{said[way].text}</p>
      <dl>
        <Sum label={said.price} amount={range(low.price, high.price)} amounts={amounts} />
        <Sum
          label={said.expenses}
          amount={range(high.expenses)}
          amounts={amounts}
          kind="expenses"
        />
        {high.inCompany === null ? (
          <Sum label={said.taxTotal} amount={taxes} amounts={amounts} kind="taxes" />
        ) : (
          <>
            <Sum
              label={said.companyTaxes}
              amount={between(companyTax)}
              amounts={amounts}
              kind="taxes"
            />
            <Sum
              label={said.company}
              amount={between(({ inCompany }) => inCompany ?? 0)}
              amounts={amounts}
            />
            <Sum
              label={said.ownerTaxes}
              amount={between((outcome) => outcome.taxTotal - companyTax(outcome))}
              amounts={amounts}
              kind="taxes"
            />
            {unpaid.high > 0 && <Sum label={said.unpaid} amount={unpaid} amounts={amounts} />}
          </>
        )}
      </dl>
      <p>
        {said.owner} <strong>{amounts.about(remains)}</strong>
      </p>
      <Shares price={high.price} taxes={high.taxTotal} expenses={high.expenses} />
      <ul>
        {[...new Set(notes), ...(note ? [note] : [])].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div>
        <ToolDetails heading={said.taxes}>
          {outcomes.map((outcome) => (
            <WayTaxes key={outcome.price} outcome={outcome} words={words} amounts={amounts} />
          ))}
          <ToolRules laws={laws.filter(({ id }) => used.has(id))} />
        </ToolDetails>
        <ToolDetails heading={tool.leavesOut}>
          <ToolList texts={leavesOut} />
        </ToolDetails>
      </div>
    </section>
  )
}

interface SumProps {
  readonly label: string
  readonly amount: Range
  readonly amounts: Amounts
  /** Which segment of the bar it is. */
  readonly kind?: 'expenses' | 'taxes'
}

function Sum({ label, amount, amounts, kind }: SumProps) {
  return (
    <div data-kind={kind}>
      <dt>{label}</dt>
      <dd>{amounts.about(amount)}</dd>
    </div>
  )
}

/** Deductions and remainder at the higher end of the price. */
function Shares({ price, taxes, expenses }: Record<'price' | 'taxes' | 'expenses', number>) {
  const share = (amount: number) => (price > 0 ? Math.min(100, (amount / price) * 100) : 0)
  const left = Math.max(0, 100 - share(taxes) - share(expenses))
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" />
      <rect width={`${left + share(taxes)}%`} height="100%" />
      <rect width={`${left}%`} height="100%" />
    </svg>
  )
}
