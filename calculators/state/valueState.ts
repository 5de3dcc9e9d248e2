import { findContradictions } from '../input/findContradictions.ts'
import { adjustmentFields } from '../value/adjustments.ts'
import { type ValueInputs, valueFields } from '../value/valueFields.ts'
import { type SecondStep, secondSteps } from '../value/waysOfSelling.ts'
import type { StateForm } from './addressState.ts'
import { choiceCodec } from './choiceCodecs.ts'
import { fieldCodecs, omittedIfNull } from './fieldCodecs.ts'

// Absent from older addresses.
const { deductions } = valueFields

/** Whether only the four numbers of the short form are asked for. */
export const entries = ['four'] as const

export type ValueState = ValueInputs & {
  readonly entry: (typeof entries)[number] | null
  /** Null only in an address. */
  readonly step: SecondStep | null
}

export const valueState: StateForm<ValueState> = {
  codecs: {
    ...fieldCodecs(valueFields),
    ...omittedIfNull(fieldCodecs({ deductions, ...adjustmentFields })),
    ...omittedIfNull({ entry: choiceCodec(entries) }),
    // Last, so that an address which lacks an omitted part because it is cut off lacks this too.
    step: choiceCodec(secondSteps),
  },
  fits: ({ step, entry, ...values }) =>
    step !== null && findContradictions(valueFields, values).length === 0,
}
