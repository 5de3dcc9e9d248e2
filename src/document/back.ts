/**
 * "Back" returns to the page of this site that the visitor came from; its address is the parent's. With
 * `data-back="parent"` it does so only where that page is the parent itself, or one below it that was reached from
 * the parent. Where there is no such step in this tab's history (the page was opened in a new one), the link leads
 * to the parent as any link does.
 */
export function goBack(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const back = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-back]')
  if (!back || ctrlKey || metaKey || shiftKey) return
  const parent = back.dataset.back === 'parent' && back.pathname
  const cameFrom = URL.parse(document.referrer)
  const fromHere = cameFrom?.origin === location.origin
  // What the page itself has put into the history since: src/islands/category.ts.
  const steps = 1 + (history.state?.steps ?? 0)
  const { navigation } = window
  if (navigation) {
    // `history` counts the steps within a frame on the page as well, `navigation` does not.
    const entries = navigation.entries().slice(0, (navigation.currentEntry?.index ?? 0) - steps + 1)
    // From one page below the parent to the next is no way back to where the visitor came from.
    const before = parent
      ? entries.findLast(({ url }) => !url?.includes(`${parent}/`))
      : fromHere && entries.at(-1)
    if (!before || (parent && URL.parse(before.url ?? '')?.pathname !== parent)) return
    navigation.traverseTo(before.key)
  } else {
    if (!fromHere || (parent && cameFrom.pathname !== parent) || history.length <= steps) return
    history.go(-steps)
  }
  event.preventDefault()
}
