/**
 * "Back" returns to the page of this site that the visitor came from, whatever was pressed on this one since: a place
 * on it, a filter, the other language. Its address is the parent's. With `data-back="parent"` it returns only where
 * that page is the parent itself, or one below it that was reached from the parent. Where there is no such step in
 * this tab's history (the page was opened in a new one), or only one in the language that the visitor has left, the
 * link leads to the parent as any link does.
 */
export function goBack(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const back = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-back]')
  if (!back || ctrlKey || metaKey || shiftKey) return
  const parent = back.dataset.back === 'parent' && back.pathname
  const [page, english] = readAddress()
  const isBefore = (url?: string | null) => {
    const [other, inEnglish, path] = readAddress(url)
    return parent ? path === parent : other !== page && inEnglish === english
  }
  const { navigation } = window
  // `history` counts the steps within a frame on the page as well, `navigation` does not. From one page below the
  // parent to the next is no way back to where the visitor came from.
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .findLast(({ url }) => (parent ? !url?.includes(`${parent}/`) : readAddress(url)[0] !== page))
  // Without `navigation`, only where nothing was pressed here: filters are a state (src/islands/category.ts).
  const isOpen = navigation ? before : history.length > 1 && !history.state && !location.hash
  const { referrer } = document
  const fromHere = referrer.startsWith(location.origin) || (before && parent)
  if (!isOpen || !fromHere || !isBefore(before?.url ?? referrer)) return
  if (before) navigation?.traverseTo(before.key)
  else history.back()
  event.preventDefault()
}

/** The page of an address in either language, whether it is the English one, and its path: of this page, too. */
function readAddress(url?: string | null) {
  const { pathname } = new URL(url || location.href)
  const page = pathname.replace(/^\/en\b/, '')
  return [page, page !== pathname, pathname] as const
}
