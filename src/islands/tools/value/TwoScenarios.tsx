import { priceScale } from '../../../../calculators/money/priceScale.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { computeValue, sellBy } from '../../../../calculators/value/computeValue.ts'
import { type ValueInputs, valueFields } from '../../../../calculators/value/valueFields.ts'
import type { SecondStep } from '../../../../calculators/value/waysOfSelling.ts'
import type { Language } from '../../../../routing/language.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { fillRange } from '../form/fillRange.ts'
import { textsOf } from '../form/useToolForm.ts'
import type { Amounts } from '../result/amounts.ts'
import { PriceCurves } from '../result/PriceCurves.tsx'
import { ScrollTable } from '../result/ScrollTable.tsx'
import styles from './Scenarios.module.css'

const none = { low: 0, high: 0 }

export interface Scenario {
  readonly values: ValueInputs
  readonly step: SecondStep
}

interface TwoScenariosProps {
  readonly held: Scenario
  readonly present: Scenario
  readonly words: ValueToolModel['value']
  readonly tool: Pick<ToolWords, 'asTable' | 'range'>
  readonly amounts: Amounts
  readonly language: Language
}

/** Two cases side by side: curves to one scale, and a table of what differs and what remains. */
export function TwoScenarios(props: TwoScenariosProps) {
  const { held, present, words, tool, amounts, language } = props
  const said = words.scenarios
  const cases = [
    { id: 'held', ...held },
    { id: 'present', ...present },
  ] as const
  const results = cases.map(({ id, values, step }) => {
    const { ways, prices } = computeValue(values, step)
    const curves = ways.map(({ way }) => ({
      id: way,
      label: words.ways[way].label,
      at: (price: Yen) => Math.max(0, sellBy(way, price, values, step).remains),
    }))
    return { id, ways, price: prices.high, curves }
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
      <ScrollTable label={said.heading}>
        <thead>
          <tr>
            <td />
            {cases.map(({ id }) => (
              <th key={id} scope="col">
                {said[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences(held, present, words, language).map(({ label, ...texts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cases.map(({ id }) => (
                <td key={id}>{texts[id] || '–'}</td>
              ))}
            </tr>
          ))}
          {results[0]?.ways.map(({ way }) => (
            <tr key={way} data-sum>
              <th scope="row">
                {words.ways[way].label}
                <small>{words.ways.owner}</small>
              </th>
              {results.map(({ id, ways }) => {
                const { low, high } = ways.find((each) => each.way === way)?.remains ?? none
                const both = { low: amounts.rounded(low), high: amounts.rounded(high) }
                return <td key={id}>{fillRange(tool.range, both)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

/** The inputs that differ, as they would be typed. */
export function differences(
  held: Scenario,
  present: Scenario,
  words: ValueToolModel['value'],
  language: Language,
) {
  const [before, after] = [held, present].map(({ values }) =>
    textsOf(valueFields, values, language),
  )
  const fields = Object.keys(valueFields) as (keyof typeof valueFields)[]
  const lines = fields
    .filter((name) => held.values[name] !== present.values[name])
    .map((name) => ({
      label: words.fields[name].label,
      held: before?.[name],
      present: after?.[name],
    }))
  if (held.step === present.step) return lines
  const { ask, ...steps } = words.steps
  return [
    ...lines,
    { label: ask, held: steps[held.step].label, present: steps[present.step].label },
  ]
}
