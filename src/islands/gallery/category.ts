import { flushSync } from 'react-dom'

/** The value that shows every card; no category has this id. */
export const everything = 'all'

const parameter = 'category'
/** Event sent to the window when the script has changed the address. */
const changed = 'legatus:category'

/** The category in the address, existing or not. */
export function askedCategory(): string {
  return new URLSearchParams(location.search).get(parameter) ?? everything
}

/** Calls a function when the category in the address changes. @returns a function that stops it */
export function followCategory(notify: () => void): () => void {
  const follow = () => {
    markRoot()
    notify()
  }
  addEventListener('popstate', follow)
  addEventListener(changed, follow)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener(changed, follow)
  }
}

/**
 * Shows the cards of a category: adds a history entry, with a short view transition if the
 * browser has them and the visitor does not ask for reduced motion.
 * @param place the id of the cards' container, whose start is scrolled into view if needed
 */
export function showCategory(category: string, place: string): void {
  if (category === askedCategory()) return
  const address = new URL(location.href)
  if (category === everything) address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, category)
  // "Close" must not go back to this entry: src/browser/returnBack.ts.
  history.pushState({ category }, '', address)
  const update = () => {
    flushSync(() => dispatchEvent(new Event(changed)))
    const cards = document.getElementById(place)
    if (cards && cards.getBoundingClientRect().top < 0) {
      cards.scrollIntoView({ behavior: 'instant' })
    }
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const transition = calm ? undefined : document.startViewTransition?.(update)
  if (transition) attend(transition)
  else update()
}

let latest: ViewTransition | undefined

function attend(transition: ViewTransition): void {
  const { dataset } = document.documentElement
  // Cards get transition names only now: between pages the whole page transitions as one.
  dataset.filtering = ''
  latest = transition
  forwardPresses(transition)
  // A click during a transition ends it early.
  transition.ready.catch(() => {})
  transition.finished.finally(() => {
    if (latest === transition) delete dataset.filtering
  })
}

/** During a transition its snapshot covers the page, and clicks hit only the root. */
function forwardPresses(transition: ViewTransition): void {
  const listening = new AbortController()
  const { signal } = listening
  const options = { capture: true, signal }
  let over = false
  // A press that began during it may end after it: its click still goes to the root.
  let pressing = false
  const settle = () => {
    if (over && !pressing) listening.abort()
  }
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (over || target !== document.documentElement) return
      pressing = true
      transition.skipTransition()
    },
    options,
  )
  addEventListener(
    'pointercancel',
    () => {
      pressing = false
      settle()
    },
    options,
  )
  addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      if (target === document.documentElement) {
        const under = document.elementFromPoint(clientX, clientY)
        under?.closest<HTMLElement>('a, button')?.click()
      }
      pressing = false
      settle()
    },
    options,
  )
  transition.finished.finally(() => {
    over = true
    settle()
  })
}

/** The page's styles show only this category's cards. */
function markRoot(): void {
  document.documentElement.dataset.category = askedCategory()
}
