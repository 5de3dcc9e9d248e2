/** What precedes an opening quotation mark: the start, a space, a bracket, a dash, emphasis. */
const opening = String.raw`(?<=^|[\s([{“‘—–*_])`

/**
 * Replaces straight quotation marks and apostrophes by typographic ones in English.
 * @param text a text or Markdown, which has no quotation marks as syntax
 */
export function curlyQuotes(text: string): string {
  return text
    .replaceAll(new RegExp(`${opening}"(?=\\S)`, 'gm'), '“')
    .replaceAll('"', '”')
    .replaceAll(new RegExp(`${opening}'(?=\\S)`, 'gm'), '‘')
    .replaceAll("'", '’')
}

/** Applies a change to every string in a data tree. */
export function mapTexts(node: unknown, change: (text: string) => string): unknown {
  if (typeof node === 'string') return change(node)
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each) => mapTexts(each, change))
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, mapTexts(value, change)]),
  )
}
