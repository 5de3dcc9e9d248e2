import type { Fields } from '../../../../calculators/input/field.ts'
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
  prefix = '',
  language,
}: ToolFieldsProps<F>) {
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
