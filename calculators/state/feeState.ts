import { type FeeInputs, feeFields } from '../fees/feeFields.ts'
import type { Band } from '../fees/lehman.ts'
import type { StateForm } from './addressState.ts'
import { bandsCodec } from './bandsCodec.ts'
import { fieldCodecs } from './fieldCodecs.ts'

export type FeeState = FeeInputs & { readonly table: readonly Band[] }

export const feeState: StateForm<FeeState> = {
  codecs: { ...fieldCodecs(feeFields), table: bandsCodec },
}
