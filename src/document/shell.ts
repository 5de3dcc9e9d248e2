/** What every page needs of a script: a few bytes, and nothing that the page cannot do without. */

import { addLateFonts } from './lateFonts.ts'

// The web fonts arrive after `load`, so that they never delay the first text; once a visit has
// fetched them, they come from the cache and can be asked for at once.
const { fonts } = document.documentElement.dataset
const addFonts = async () => {
  if (fonts) await addLateFonts(fonts)
  sessionStorage.setItem('fonts', 'cached')
}
if (sessionStorage.getItem('fonts')) addFonts()
else addEventListener('load', addFonts)

// The other language's link keeps the query and the place on the page.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
  if (link) {
    link.search = location.search
    link.hash = location.hash
  }
})

// "Back" returns to the page of this site that the visitor came from; its address is the parent's.
addEventListener('click', (event) => {
  const back = event.target instanceof Element && event.target.closest('a[data-back]')
  const fromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1
  if (back && fromHere && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    history.back()
  }
})

// An address that points into an expandable section opens it, in browsers that do not by themselves.
const reveal = () => {
  const target =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const details = target ? target.closest('details') : null
  if (target && details && !details.open) {
    details.open = true
    target.scrollIntoView()
  }
}
addEventListener('hashchange', reveal)
addEventListener('DOMContentLoaded', reveal)

// A page that returns from the back-forward cache must not come back under its menu.
addEventListener('pagehide', () =>
  document.querySelector<HTMLDialogElement>('#menu[open]')?.close(),
)

// Phones that do not know invoker commands yet.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[commandfor]')
    if (!button) return
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}

// Browsers without scroll timelines: the way back to the top shows beyond 200 px.
if (!CSS.supports('animation-timeline: scroll()')) {
  const show = () => {
    const link = document.querySelector('[data-to-top]')
    link?.toggleAttribute('data-shown', scrollY > 200)
  }
  addEventListener('scroll', show, { passive: true })
  addEventListener('DOMContentLoaded', show)
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
      const link = contents.get(target as HTMLElement)
      if (isIntersecting) link?.setAttribute('aria-current', 'true')
      else link?.removeAttribute('aria-current')
    }
  },
  { rootMargin: '-25% 0px -74% 0px' },
)
for (const section of contents.keys()) if (section) reading.observe(section)
