/** What an opening quotation mark follows: the beginning, a space, a bracket, a dash, emphasis. */
const opening = String.raw`(?<=^|[\s([{“‘—–*_])`

/**
 * English quotation marks and apostrophes as printers set them, whatever keyboard they were typed on.
 * @param text a text or a page's Markdown, which has no quotation marks of its own
 */
export function curly(text: string): string {
  return text
    .replaceAll(new RegExp(`${opening}"(?=\\S)`, 'gm'), '“')
    .replaceAll('"', '”')
    .replaceAll(new RegExp(`${opening}'(?=\\S)`, 'gm'), '‘')
    .replaceAll("'", '’')
}

/** A tree of data with every text in it changed. */
export function everyText(node: unknown, change: (text: string) => string): unknown {
  if (typeof node === 'string') return change(node)
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each) => everyText(each, change))
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, everyText(value, change)]),
  )
}
