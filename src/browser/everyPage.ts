/** Progressive enhancement for every page, in a few bytes. */

import { afterFirstPaint } from './afterFirstPaint.ts'
import { addLateFonts } from './lateFonts.ts'
import { upgradeBack } from './returnBack.ts'
import { sharePictures } from './sharedPicture.ts'

// Web fonts load after the largest picture is painted, so that they do not compete with it. On repeat views
// src/browser/warmFonts.ts has already added them.
const { dataset } = document.documentElement
const { fonts } = dataset
const settled = () => {
  dataset.fontsSettled = ''
}
/** Session storage; merely accessing it throws in browsers that block site data. */
let kept: Storage | undefined
try {
  kept = sessionStorage
} catch {}
const addFonts = async (list: string) => {
  await afterFirstPaint()
  try {
    kept?.setItem(list, await addLateFonts(list))
  } finally {
    settled()
  }
}
if (fonts && kept?.getItem(fonts)) document.fonts.ready.then(settled)
else if (fonts) addFonts(fonts)

sharePictures()

// The link to the other language keeps query and fragment, but not the gallery's filter (specification,
// section 4).
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
  if (link) {
    const query = new URLSearchParams(location.search)
    query.delete('category')
    link.search = `${query}`
    link.hash = location.hash || sectionRead()
  }
})

// Keyboard users get the page laid out in full: with estimated heights, focused elements could end up outside
// the window.
addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') dataset.laidOut = ''
})

/** The anchor of the section in the middle of the window, or an empty string. */
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

upgradeBack()

// Opens an expandable section that the fragment points into, in browsers that do not do so themselves.
const reveal = () => {
  // Ids are ASCII; a percent-encoded fragment matches none, and decoding it could throw.
  const target = document.getElementById(location.hash.slice(1))
  const details = target?.closest('details')
  if (details?.open === false) {
    details.open = true
    target?.scrollIntoView()
  }
}
addEventListener('hashchange', reveal)
reveal()

// aria-expanded for the opening button: the first one, as the menu has its own to close it.
const opener = document.querySelector('[commandfor="menu"]')
if (menu && opener) {
  const sayMenu = () => opener.setAttribute('aria-expanded', `${menu.open}`)
  menu.addEventListener('toggle', sayMenu)
  sayMenu()
}

// Fields of search get suggestions: those of the menu when it opens, the header's when it is focused.
const suggest = async () => {
  const { suggestIn } = await import('./searchBoxes.ts')
  document.querySelectorAll<HTMLInputElement>('[data-suggest]').forEach(suggestIn)
}
menu?.addEventListener('toggle', suggest, { once: true })
// A key tries again what failed at the focus.
for (const type of ['focusin', 'input']) {
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && target.matches('[data-suggest]')) {
      suggest().catch(console.error)
    }
  })
}

// Ctrl+K, on Apple's machines ⌘K, leads to the field in the window, else to the menu's. Not a single letter, which
// speech input and tremor press by mistake (WCAG 2.1.4).
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isMeta = /Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (key.toLowerCase() !== 'k' || !isMeta || altKey || shiftKey) return
  const fields = [...document.querySelectorAll<HTMLInputElement>('[name=q]')]
  const inWindow = fields.find((field) => {
    const { top, bottom, height } = field.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight && (!menu?.open || menu.contains(field))
  })
  const field = inWindow ?? menu?.querySelector<HTMLInputElement>('[name=q]')
  if (!field) return
  event.preventDefault()
  if (!inWindow && !menu?.open) menu?.showModal()
  field.select()
  field.focus()
})

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

// Fallback for browsers without scroll timelines: after 200 px the back-to-top link appears and the bar
// shrinks.
if (!CSS.supports('animation-timeline: scroll()')) {
  const show = () => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > 200)
  }
  addEventListener('scroll', show)
  show()
}

// Scroll spy: marks the current section in the table of contents.
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
