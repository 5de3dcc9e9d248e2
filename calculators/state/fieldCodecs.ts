import type { Fields, Values } from '../input/field.ts'
import type { Codecs } from './addressState.ts'
import { numberCodec } from './codec.ts'

export function fieldCodecs<F extends Fields>(fields: F): Codecs<Values<F>> {
  const codecs = Object.entries(fields).map(([name, field]) => [name, numberCodec(field)])
  return Object.fromEntries(codecs) as Codecs<Values<F>>
}

/** Parts that an address may lack when they are null. */
export function omittedIfNull<State extends Record<string, unknown>>(
  codecs: Codecs<State>,
): Codecs<State> {
  const omitted = Object.entries(codecs).map(([name, codec]) => [name, { ...codec, absent: null }])
  return Object.fromEntries(omitted) as Codecs<State>
}
