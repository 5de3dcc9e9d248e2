import type { Yen } from '../../../../calculators/money/yen.ts'
import type { WayResult } from '../../../../calculators/value/computeValue.ts'
import type { LawNote } from '../../../models/tools/toolModels.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { Unbroken } from '../form/Unbroken.tsx'
import whole from '../form/wholeAmounts.module.css'
import type { Amounts } from '../result/amounts.ts'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { ToolList } from '../result/ToolList.tsx'
import { ToolRules } from '../result/ToolRules.tsx'
import { type Fall, fallOf } from './fallOf.ts'
import { remarksOf } from './remarksOf.ts'
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

/** A way of selling: the price falls by costs and taxes to what is left, with each tax. */
export function WayCard({ result, words, tool, laws, leavesOut, note, amounts }: WayCardProps) {
  const { way, low, high, remains } = result
  const said = words.ways
  const falls = fallOf(low, high)
  const outcomes = low.price === high.price ? [high] : [low, high]
  const remarks = [...remarksOf(result, words, amounts), ...(note ? [note] : [])]
  const used = new Set(outcomes.flatMap(({ taxes }) => taxes.map(({ law }) => law as string)))
  return (
    <section className={`${styles.way} ${whole.wholeAmounts}`} aria-labelledby={`way-${way}`}>
      <h4 id={`way-${way}`}>{said[way].label}</h4>
      <p>{said[way].text}</p>
      <svg aria-hidden="true">
        {falls.map((fall) => fall.kind !== 'whole' && <Part key={fall.name} {...fall} of={high} />)}
        <Part kind="left" from={0} to={high.remains} of={high} />
      </svg>
      <dl>
        {falls.map(({ name, kind, amount }) => (
          <div key={name} data-kind={kind}>
            <dt>{said[name]}</dt>
            <dd>
              <Unbroken text={amounts.about(amount)} />
            </dd>
          </div>
        ))}
      </dl>
      <p data-kind="left">
        {said.owner}{' '}
        <strong>
          <Unbroken text={amounts.about(remains)} />
        </strong>
      </p>
      {remarks.length > 0 && (
        <ul>
          {remarks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
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

interface PartProps {
  readonly from: Yen
  readonly to: Yen
  readonly kind: Fall['kind'] | 'left'
  /** The outcome whose price is the whole bar. */
  readonly of: { readonly price: Yen }
}

/** A part of the bar that is the price. */
function Part({ from, to, kind, of: { price } }: PartProps) {
  const place = (amount: Yen) =>
    price > 0 ? Math.round(Math.min(1, Math.max(0, amount / price)) * 10_000) / 100 : 0
  const width = place(to) - place(from)
  return width > 0 ? (
    <rect data-kind={kind} x={`${place(from)}%`} width={`${width}%`} height="100%" />
  ) : null
}
