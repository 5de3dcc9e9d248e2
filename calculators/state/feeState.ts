import { type FeeInputs, feeFields } from '../fees/feeFields.ts'
import type { Band } from '../fees/lehman.ts'
import type { Quote } from '../fees/quotes.ts'
import type { StateForm } from './addressState.ts'
import { bandsCodec } from './bandsCodec.ts'
import { fieldCodecs } from './fieldCodecs.ts'
import { quotesCodec } from './quotesCodec.ts'

export type FeeState = FeeInputs & {
  readonly table: readonly Band[]
  readonly quotes: readonly Quote[]
}

export const feeState: StateForm<FeeState> = {
  codecs: { ...fieldCodecs(feeFields), table: bandsCodec, quotes: quotesCodec },
}
