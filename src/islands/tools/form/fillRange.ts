import { fill } from '../../../../content-reader/text/fill.ts'

/** A text with {low} and {high}, or one of them alone where both are written alike. */
export function fillRange(text: string, ends: { readonly low: string; readonly high: string }) {
  return ends.low === ends.high ? ends.low : fill(text, ends)
}
