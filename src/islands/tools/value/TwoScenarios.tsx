import { priceScale } from '../../../../calculators/money/priceScale.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import {
  computeValue,
  ways as everyWay,
  sellBy,
  type Way,
} from '../../../../calculators/value/computeValue.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { WholeRange } from '../form/WholeRange.tsx'
import { AmountTable } from '../result/AmountTable.tsx'
import type { Amounts } from '../result/amounts.ts'
import { PriceCurves } from '../result/PriceCurves.tsx'
import type { Difference, Scenario } from './differences.ts'
import styles from './Scenarios.module.css'

const none = { low: 0, high: 0 }

interface TwoScenariosProps {
  readonly held: Scenario
  readonly present: Scenario
  /** What differs between them. */
  readonly differ: readonly Difference[]
  readonly words: ValueToolModel['value']
  readonly tool: Pick<ToolWords, 'asTable' | 'range'>
  readonly amounts: Amounts
}

/** Two cases side by side: curves to one scale, and a table of what differs and what remains. */
export function TwoScenarios(props: TwoScenariosProps) {
  const { held, present, differ, words, tool, amounts } = props
  const said = words.scenarios
  const cases = [
    { id: 'held', ...held },
    { id: 'present', ...present },
  ] as const
  // Without retirement pay, that way is a sale of shares.
  const paid = cases.some(({ values }) => values.retirement > 0)
  const ways = everyWay.filter((way) => way !== 'retirement' || paid)
  const results = cases.map(({ id, values, step }) => {
    const result = computeValue(values, step)
    const curves = ways.map((way) => ({
      id: way,
      label: words.ways[way].label,
      at: (price: Yen) => Math.max(0, sellBy(way, price, values, step).remains),
    }))
    const remains = (way: Way) => {
      const { low, high } = result.ways.find((each) => each.way === way)?.remains ?? none
      return (
        <WholeRange format={tool.range} low={amounts.rounded(low)} high={amounts.rounded(high)} />
      )
    }
    return { id, remains, price: result.prices.high, curves }
  })
  const scale = priceScale(Math.max(...results.map(({ price }) => price)))
  const most = results.flatMap(({ curves }) => curves.map(({ at }) => at(scale.top)))
  return (
    <>
      <div className={styles.pair}>
        {results.map(({ id, price, curves }) => (
          <PriceCurves
            key={id}
            heading={said[id]}
            curves={curves}
            scale={scale}
            price={price}
            upTo={Math.max(...most)}
            words={words}
            tool={tool}
            amounts={amounts}
          />
        ))}
      </div>
      <AmountTable
        label={said.heading}
        columns={cases.map(({ id }) => ({ id, label: said[id] }))}
        rows={[
          ...differ.map(({ label, ...texts }) => ({
            label,
            cells: cases.map(({ id }) => texts[id] || '–'),
          })),
          ...ways.map((way) => ({
            label: words.ways[way].label,
            notes: [words.ways.owner],
            cells: results.map(({ remains }) => remains(way)),
            sum: true,
          })),
        ]}
      />
    </>
  )
}
