/**
 * "Back" returns to the page of this site that the visitor came from, whatever was pressed on this one since: a place
 * on it, a filter, the other language. Its address is the parent's. With `data-back="parent"` it returns only where
 * that page is the parent itself, or one below it that was reached from the parent. Where there is no such step in
 * this tab's history (the page was opened in a new one), or only one in the language that the visitor has left, the
 * link leads to the parent as any link does.
 *
 * Its words name the parent. Where it leads elsewhere it gets those of `data-back`, in as much room: nothing beside it
 * moves.
 */
export function upgradeBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('a[data-back]')
  if (!back) return
  const plain = back.dataset.back
  const parent = plain === 'parent' && back.pathname
  const [page, here] = readAddress()
  const { navigation } = window
  const { referrer } = document

  /** The step in the history that it takes, if there is one; without a key it is the last. */
  const stepBack = () => {
    // `history` counts the steps within a frame on the page as well, `navigation` does not. From one page below the
    // parent to the next is no way back to where the visitor came from.
    const before = navigation
      ?.entries()
      .slice(0, navigation.currentEntry?.index)
      .filter(({ url }) => (parent ? !url?.includes(`${parent}/`) : readAddress(url)[0] !== page))
      .at(-1)
    // Without `navigation`, only where nothing was pressed here: filters are a state (src/islands/gallery/category.ts).
    const isOpen = navigation ? before : history.length > 1 && !history.state && !location.hash
    const fromHere = referrer.startsWith(location.origin) || (before && parent)
    const [other, path] = readAddress(before?.url ?? referrer)
    // The English path is another than its page's.
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
  if (step && plain && step.path !== back.pathname) {
    back.style.width = `${back.offsetWidth}px`
    back.textContent = plain
  }
}

/** The page of an address in either language, and its path: of this page, too. */
function readAddress(url?: string | null) {
  const { pathname } = new URL(url || location.href)
  return [pathname.replace(/^\/en\b/, ''), pathname] as const
}
