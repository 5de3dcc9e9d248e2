/** Offers a text as a download, created in the browser. */
export function saveFile(text: string, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  // Some browsers read the file only after click() returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
