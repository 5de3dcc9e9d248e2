import { findContradictions } from '../input/findContradictions.ts'
import { type ValueInputs, valueFields } from '../value/valueFields.ts'
import { type SecondStep, secondSteps } from '../value/waysOfSelling.ts'
import type { StateForm } from './addressState.ts'
import { choiceCodec } from './choiceCodecs.ts'
import { fieldCodecs } from './fieldCodecs.ts'

export type ValueState = ValueInputs & {
  /** Null only in an address. */
  readonly step: SecondStep | null
}

export const valueState: StateForm<ValueState> = {
  codecs: { ...fieldCodecs(valueFields), step: choiceCodec(secondSteps) },
  fits: ({ step, ...values }) =>
    step !== null && findContradictions(valueFields, values).length === 0,
}
