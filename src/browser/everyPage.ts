/** Progressive enhancement for every page, in a few bytes. */

import { afterFirstPaint } from './afterFirstPaint.ts'
import { addLateFonts } from './lateFonts.ts'
import { upgradeMenu } from './menu.ts'
import { upgradeBack } from './returnBack.ts'
import { upgradeSearchFields } from './searchFields.ts'
import { sharePictures } from './sharedPicture.ts'

// Web fonts load after the largest picture is painted, so that they do not compete with it. On repeat views
// src/browser/early.ts has already added them.
const { dataset } = document.documentElement
const list = document.querySelector('script[data-fonts]')?.textContent
const settled = () => {
  dataset.fontsSettled = ''
  readyNearParts()
}
/** Session storage; merely accessing it throws in browsers that block site data. */
let kept: Storage | undefined
try {
  kept = sessionStorage
} catch {}
const addFonts = async (list: string) => {
  await afterFirstPaint()
  try {
    await addLateFonts(JSON.parse(list))
    kept?.setItem(list, '')
  } finally {
    settled()
  }
}
if (list && kept?.getItem(list) === '') document.fonts.ready.then(settled)
else if (list) addFonts(list)

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

/**
 * What phones do not lay out before the first touch (src/styles/base.css), once the first window is done: all of it, if a
 * part of it is in that window, under a short text. Lazy pictures would only be asked for then: those within the
 * distance that browsers leave are asked for now.
 */
function readyNearParts(): void {
  for (const part of document.querySelectorAll('[data-later]')) {
    if (getComputedStyle(part).contentVisibility !== 'hidden') return
    const { top } = part.getBoundingClientRect()
    if (top > innerHeight + 1250) return
    // Above the bar at the foot.
    if (top < innerHeight - 56) delete dataset.unscrolled
    for (const picture of part.querySelectorAll('img')) picture.loading = 'eager'
  }
}

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

upgradeMenu()
upgradeSearchFields()
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
