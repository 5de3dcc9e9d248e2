/**
 * Closes menu and dropdowns where the platform does not, says whether the menu is open, and opens it in browsers
 * without invoker commands.
 */
export function upgradeMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')

  // Closes the menu and dropdowns on a click outside, and dropdowns on Esc; the menu's <dialog> handles Esc
  // itself.
  const dropdowns = () => document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]')
  addEventListener('click', (event) => {
    const { target, detail } = event
    if (!(target instanceof Element)) return
    // The second click of a double-click must not hit what the first has revealed.
    if (detail > 1 && menu?.contains(target)) return event.preventDefault()
    for (const each of dropdowns()) if (!each.contains(target)) each.open = false
    if (target.closest('#menu, a, button, li, summary, form') === menu) menu?.close()
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const each of dropdowns()) {
      // Focus must not stay in a closed dropdown.
      if (each.contains(document.activeElement)) each.querySelector('summary')?.focus()
      each.open = false
    }
  })

  // aria-expanded for the opening button: the first one, as the menu has its own to close it.
  const opener = document.querySelector('[commandfor="menu"]')
  if (menu && opener) {
    const sayMenu = () => opener.setAttribute('aria-expanded', `${menu.open}`)
    menu.addEventListener('toggle', sayMenu)
    sayMenu()
  }

  // A page restored from the back-forward cache must not show an open menu.
  addEventListener('pagehide', () => menu?.close())

  // Polyfill for browsers without invoker commands.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('[commandfor="menu"]')
      if (button === opener) menu?.showModal()
      else if (button) menu?.close()
    })
  }
}
