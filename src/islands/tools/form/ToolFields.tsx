import type { ReactNode } from 'react'
import type { Field, Fields } from '../../../../calculators/input/field.ts'
import { readField } from '../../../../calculators/input/readForm.ts'
import { formatYen } from '../../../../calculators/money/format.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import type { FaultWords } from '../../../models/tools/toolModels.ts'
import { faultText } from './faultText.ts'
import { ToolField } from './ToolField.tsx'
import { ToolGroup } from './ToolGroup.tsx'
import type { ToolForm } from './useToolForm.ts'

/** Fields that belong together. */
export interface Group<F extends Fields> {
  readonly heading: string
  readonly names: readonly (keyof F & string)[]
  /** Content after the fields. */
  readonly further?: ReactNode
  /** The heading of a fold that they are in, open when one of them is wrong or not as in the example. */
  readonly fold?: ReactNode
}

export interface ToolFieldsWords {
  readonly labels: Readonly<Record<string, { label: string; hint?: string | undefined }>>
  readonly faults: FaultWords
  readonly language: Language
}

interface ToolFieldsProps<F extends Fields> extends Group<F>, ToolFieldsWords {
  readonly fields: F
  readonly form: ToolForm<F>
  readonly optional: string
  /** Asks whether an {amount} of a few yen was meant in another unit. */
  readonly small?: string | undefined
  /** Begins the names of the inputs, where fields occur more than once. */
  readonly prefix?: string
}

export function ToolFields<F extends Fields>({
  heading,
  names,
  fields,
  form,
  labels,
  faults,
  optional,
  small,
  prefix = '',
  language,
}: ToolFieldsProps<F>) {
  const remarkOn = (field: Field, typed: string) => {
    if (field.kind !== 'yen' || form.unit !== 'yen' || !small) return undefined
    const read = readField(field, typed)
    const amount = read.ok ? (read.value ?? 0) : 0
    if (amount === 0 || Math.abs(amount) >= 10_000) return undefined
    return fill(small, { amount: formatYen(amount, language) })
  }
  return (
    <ToolGroup heading={heading}>
      {names.map((name) => {
        const field = fields[name]
        const fault = form.faults[name]
        return (
          field && (
            <ToolField
              key={name}
              name={prefix + name}
              label={labels[name]?.label ?? ''}
              hint={labels[name]?.hint}
              optional={field.optional && optional}
              error={fault && faultText(fault, field, faults, language)}
              remark={small && remarkOn(field, form.typed[name])}
              inputMode={field.kind === 'number' ? 'decimal' : undefined}
              value={form.typed[name]}
              onType={(text) => form.onType(name, text)}
              onLeave={() => form.onLeave(name)}
            />
          )
        )
      })}
    </ToolGroup>
  )
}
