import { findContradictions } from '../input/findContradictions.ts'
import { type ValueInputs, valueFields } from '../value/valueFields.ts'
import type { StateForm } from './addressState.ts'
import { fieldCodecs } from './fieldCodecs.ts'

export const valueState: StateForm<ValueInputs> = {
  codecs: fieldCodecs(valueFields),
  fits: (state) => findContradictions(valueFields, state).length === 0,
}
