import { type Adjusted, adjustmentFields } from '../../../../calculators/value/adjustments.ts'
import type { valueFields } from '../../../../calculators/value/valueFields.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { ToolFields } from '../form/ToolFields.tsx'
import type { ToolForm } from '../form/useToolForm.ts'
import type { Amounts } from '../result/amounts.ts'
import { ToolDetails } from '../result/ToolDetails.tsx'
import styles from './AdjustmentSheet.module.css'

interface AdjustmentSheetProps
  extends Pick<ValueToolModel, 'value' | 'tool' | 'faults' | 'language'> {
  readonly form: ToolForm<typeof valueFields>
  readonly adjusted: Adjusted
  readonly amounts: Amounts
}

const ofProfit = ['profitBefore', 'profitTwoBefore', 'oneOffs', 'ownerPay'] as const
const ofAssets = [
  'insurance',
  'land',
  'stock',
  'receivables',
  'unpaidRetirement',
  'hiddenTax',
] as const

/** What brokers ask beyond the accounts: closed at first, with the sum of what was entered in its heading. */
export function AdjustmentSheet(props: AdjustmentSheetProps) {
  const { value, tool, faults, language, form, adjusted, amounts } = props
  const said = value.adjustments
  const names = Object.keys(adjustmentFields) as (keyof typeof adjustmentFields)[]
  const atFault = names.some((name) => form.faults[name])
  const used = names.some((name) => form.values[name] !== null)

  const changes = fill(said.changes, {
    profit: amounts.change(adjusted.profitChange),
    netAssets: amounts.change(adjusted.assetsChange),
  })
  const fieldsOf = (heading: string, of: typeof ofProfit | typeof ofAssets) => (
    <ToolFields
      heading={heading}
      names={of}
      fields={adjustmentFields}
      form={form}
      labels={value.fields}
      faults={faults}
      optional=""
      small={tool.units.small}
      language={language}
    />
  )
  return (
    <div className={styles.sheet} data-used={used || undefined}>
      <ToolDetails open={atFault} heading={used ? `${said.heading} ${changes}` : said.heading}>
        {fieldsOf(said.ofProfit, ofProfit)}
        <ToolChoices
          legend={said.weights.ask}
          name="newestWeight"
          options={[
            { id: '', label: said.weights.alike },
            { id: '3', label: said.weights.newest },
          ]}
          chosen={form.values.newestWeight === 3 ? '3' : ''}
          onChoose={(weight) => form.onType('newestWeight', weight)}
        />
        {fieldsOf(said.ofAssets, ofAssets)}
      </ToolDetails>
    </div>
  )
}
