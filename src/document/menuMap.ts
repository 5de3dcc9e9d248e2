import { fetchFragment } from './fragment.ts'

/**
 * Brings the map of all pages into the menu as soon as a visitor turns to the menu's button: it has more words
 * than many pages, and most visits never open it (docs/decisions/0019-menu-map.md). Until it is there, and
 * where it does not come, the menu has a link to the list of all pages.
 * @param menu the menu's dialog
 * @param button what opens it
 */
export function bringMap(menu: HTMLDialogElement, button: Element): void {
  const place = menu.querySelector<HTMLElement>('[data-map]')
  if (!place) return
  let coming = false
  const bring = () => {
    if (coming) return
    coming = true
    // Off the line the next touch of the button tries again.
    fill(place).catch(() => {
      coming = false
    })
  }
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, bring)
  menu.addEventListener('toggle', bring)
  // It may have been opened before this script came.
  if (menu.open) bring()
}

async function fill(place: HTMLElement): Promise<void> {
  const map = await fetchFragment(place.dataset.map ?? '')
  place.replaceChildren(...map.childNodes)
  for (const link of place.querySelectorAll('a')) {
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
  }
  foldThemes(place.querySelectorAll('details'))
}

/** On phones an accordion, closed before it is first seen; else all are open, and no stops of the keyboard. */
function foldThemes(themes: NodeListOf<HTMLDetailsElement>): void {
  const phone = matchMedia('(width < 48em)')
  const fold = () => {
    for (const each of themes) {
      each.open = !phone.matches
      const summary = each.querySelector('summary')
      if (summary) summary.tabIndex = phone.matches ? 0 : -1
    }
  }
  phone.addEventListener('change', fold)
  fold()
}
