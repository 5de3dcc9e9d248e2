/** Hands a text to the visitor as a file, from this window alone: it is fetched from nowhere. */
export function saveFile(text: string, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  // Some browsers have not read it yet when the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
