/**
 * Puts values into a text's {placeholders}.
 * @param values by the placeholder's name; one that is not among them stays
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}

/** A text with {low} and {high}, or one of them alone where both are written alike. */
export function fillRange(text: string, ends: { readonly low: string; readonly high: string }) {
  return ends.low === ends.high ? ends.low : fillIn(text, ends)
}
