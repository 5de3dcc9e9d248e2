import { fill } from '../../../../content-reader/text/fill.ts'

/** Fills in {low} and {high}, or shows a single value if both are written alike. */
export function fillRange(text: string, ends: { readonly low: string; readonly high: string }) {
  return ends.low === ends.high ? ends.low : fill(text, ends)
}
