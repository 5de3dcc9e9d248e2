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
  const here = readAddress()
  const fromHere = document.referrer.startsWith(location.origin)
  const { navigation } = window
  // `history` counts the steps within a frame on the page as well, `navigation` does not. From one page below the
  // parent to the next is no way back to where the visitor came from.
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .findLast(({ url }) =>
      parent ? !url?.includes(`${parent}/`) : readAddress(url).page !== here.page,
    )
  // Without `navigation`, only where nothing was pressed here: filters are a state (src/islands/category.ts).
  if (navigation ? !before : !fromHere || history.length < 2 || history.state || location.hash)
    return
  const { path, page, english } = readAddress(before?.url ?? document.referrer)
  if (parent ? path !== parent : !fromHere || page === here.page || english !== here.english) return
  if (before) navigation?.traverseTo(before.key)
  else history.back()
  event.preventDefault()
}

/** An address's path, the page that it is in either language, and whether it is the English one: of this page, too. */
function readAddress(url?: string | null) {
  const { pathname: path } = new URL(url || location.href)
  const page = path.replace(/^\/en\b/, '')
  return { path, page, english: page !== path }
}
