/**
 * Makes the back link return through the history to the page of this site that the visitor came from,
 * ignoring history steps within this page (anchors, filters, language). With `data-back="parent"` it only
 * does so if that page is the parent, or a child of it that was reached from the parent. Without such a step
 * in this tab's history, or with one in another language, the link leads to the parent. Its text names the
 * parent; if it leads elsewhere it shows `data-back` in the same space, so nothing moves.
 */
export function upgradeBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('a[data-back]')
  if (!back) return
  const plain = back.dataset.back
  const parent = plain === 'parent' && back.pathname
  const [page, here] = readAddress()
  const { navigation } = window
  const { referrer } = document

  /** The history step to return to, if any; the last one if it has no key. */
  const stepBack = () => {
    // `history` also counts steps within frames, `navigation` does not. Moving between children of the parent
    // is not a way back.
    const before = navigation
      ?.entries()
      .slice(0, navigation.currentEntry?.index)
      .filter(({ url }) => (parent ? !url?.includes(`${parent}/`) : readAddress(url)[0] !== page))
      .at(-1)
    // Without `navigation`, only if nothing was clicked here: filters use history state
    // (src/islands/gallery/category.ts).
    const isOpen = navigation ? before : history.length > 1 && !history.state && !location.hash
    const fromHere = referrer.startsWith(location.origin) || (before && parent)
    const [other, path] = readAddress(before?.url ?? referrer)
    // Paths differ between languages.
    const isWay = parent ? path === parent : other !== page && (other === path) === (page === here)
    return isOpen && fromHere && isWay && { path, key: before?.key }
  }

  back.addEventListener('click', (event) => {
    const step = !event.ctrlKey && !event.metaKey && !event.shiftKey && stepBack()
    if (!step) return
    event.preventDefault()
    if (step.key) navigation?.traverseTo(step.key)
    else history.back()
  })
  const step = stepBack()
  if (step && plain && step.path !== back.pathname) back.textContent = plain
}

/** Page and path of an address (by default this page's) in either language. */
function readAddress(url?: string | null) {
  const { pathname } = new URL(url || location.href)
  return [pathname.replace(/^\/en\b/, ''), pathname] as const
}
