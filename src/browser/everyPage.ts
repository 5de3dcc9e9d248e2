/** What every page needs of a script: a few bytes, and nothing that the page cannot do without. */

import { addLateFonts } from './lateFonts.ts'
import { painted } from './painted.ts'
import { upgradeBack } from './returnBack.ts'
import { sharePictures } from './sharedPicture.ts'

// The web fonts are asked for once the largest picture is painted, so that they never share the line with
// it. Where the visit had the page open before, src/browser/warmFonts.ts has put them in place already.
const { dataset } = document.documentElement
const { fonts } = dataset
const settled = () => {
  dataset.fontsSettled = ''
}
/** What this visit keeps. Browsers that may keep nothing for a site throw at its very name. */
let kept: Storage | undefined
try {
  kept = sessionStorage
} catch {}
const addFonts = async (list: string) => {
  await painted()
  try {
    kept?.setItem(list, await addLateFonts(list))
  } finally {
    settled()
  }
}
if (fonts && kept?.getItem(fonts)) document.fonts.ready.then(settled)
else if (fonts) addFonts(fonts)

sharePictures()

// The other language's link keeps the query and the place on the page; the gallery's filter alone begins
// anew (specification, section 4).
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
  if (link) {
    const query = new URLSearchParams(location.search)
    query.delete('category')
    link.search = `${query}`
    link.hash = location.hash || sectionRead()
  }
})

// Who goes by keyboard gets a page that is laid out whole: with estimated heights what has the focus may move out of view.
addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') dataset.laidOut = ''
})

/** The anchor of the section that is in the middle of the window; empty where none is. */
function sectionRead(): string {
  const middle = innerHeight / 2
  const sections = [...document.querySelectorAll('main :is(section, section div)[id]')]
  const read = sections.filter((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top < middle && bottom > middle && !each.closest('details:not([open])')
  })
  return read.at(-1)?.id ?? ''
}

const menu = document.querySelector<HTMLDialogElement>('#menu')

// What opens over the page closes with a press beside it, and a dropdown with Esc, which the menu's
// <dialog> does by itself.
const dropdowns = () => document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]')
addEventListener('click', (event) => {
  const { target, detail } = event
  if (!(target instanceof Element)) return
  // The second press of a double one is not for what the first has brought under the pointer.
  if (detail > 1 && menu?.contains(target)) return event.preventDefault()
  for (const each of dropdowns()) if (!each.contains(target)) each.open = false
  if (target.closest('#menu, a, button, li, summary') === menu) menu?.close()
})
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const each of dropdowns()) {
    // Whoever was inside is not left in what is no longer there.
    if (each.contains(document.activeElement)) each.querySelector('summary')?.focus()
    each.open = false
  }
})

upgradeBack()

// An address that points into an expandable section opens it, in browsers that do not by themselves.
const reveal = () => {
  // Ids are ASCII. What is escaped names none of them, and may be escaped wrongly.
  const target = document.getElementById(location.hash.slice(1))
  const details = target?.closest('details')
  if (details?.open === false) {
    details.open = true
    target?.scrollIntoView()
  }
}
addEventListener('hashchange', reveal)
reveal()

// Whether the menu is open, for whoever hears its button: the first, as the menu's own closes it.
const opener = document.querySelector('[commandfor="menu"]')
if (menu && opener) {
  const sayMenu = () => opener.setAttribute('aria-expanded', `${menu.open}`)
  menu.addEventListener('toggle', sayMenu)
  sayMenu()
}

// A page that returns from the back-forward cache must not come back under its menu.
addEventListener('pagehide', () => menu?.close())

// Phones that do not know invoker commands yet.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[commandfor="menu"]')
    if (button === opener) menu?.showModal()
    else if (button) menu?.close()
  })
}

// Browsers without scroll timelines: beyond 200 px the way back to the top shows, and the bar is smaller.
if (!CSS.supports('animation-timeline: scroll()')) {
  const show = () => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > 200)
  }
  addEventListener('scroll', show)
  show()
}

// The table of contents marks the section being read: the one that crosses a line in the upper window.
const contents = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby="contents"] a')].map(
    (link) => [document.getElementById(link.hash.slice(1)), link],
  ),
)
const reading = new IntersectionObserver(
  (sections) => {
    for (const { target, isIntersecting } of sections) {
      contents.get(target as HTMLElement)?.setAttribute('aria-current', `${isIntersecting}`)
    }
  },
  { rootMargin: '-25% 0px -74% 0px' },
)
for (const section of contents.keys()) if (section) reading.observe(section)
