import type { Yen } from '../../../../calculators/money/yen.ts'
import type { ValueResult } from '../../../../calculators/value/computeValue.ts'
import type { SecondStep } from '../../../../calculators/value/waysOfSelling.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import { LaidOutTable } from '../../../components/tables/LaidOutTable.tsx'
import { tableRoles } from '../../../components/tables/tableRoles.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { Unbroken } from '../form/Unbroken.tsx'
import type { Amounts } from '../result/amounts.ts'
import { placeOn, scaleOf } from './scale.ts'
import styles from './ValueScale.module.css'

interface SecondStepsProps {
  readonly steps: ValueResult['steps']
  readonly chosen: SecondStep
  /** Over how many years dividends are paid. */
  readonly years: number
  /** The highest price: the end of the scale. */
  readonly top: Yen
  readonly words: ValueToolModel['value']
  readonly amounts: Amounts
}

/** What reaches the owner of a company that sells its business, by each way of paying it out. */
export function SecondSteps({ steps, chosen, years, top, words, amounts }: SecondStepsProps) {
  const said = words.steps
  const scale = scaleOf([top])
  const period = years === 1 ? said.oneYear : fill(said.years, { count: years })
  return (
    <LaidOutTable className={styles.scale} label={said.heading}>
      <tbody {...tableRoles.group}>
        {steps.map(({ step, remains }) => (
          <tr key={step} {...tableRoles.row} data-chosen={step === chosen}>
            <th scope="row" abbr={said[step].label} {...tableRoles.rowHead}>
              {said[step].label}
              {step === chosen && <span data-whole> {said.chosen}</span>}
              <small>{fill(said[step].text, { years: period })}</small>
            </th>
            <td {...tableRoles.cell}>
              {words.ways.owner} <Unbroken text={amounts.about(remains)} />
              <svg aria-hidden="true">
                <rect width={`${placeOn(scale, remains.high)}%`} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </LaidOutTable>
  )
}
