import { flushSync } from 'react-dom'

/** What the filter says that shows every card; no category is called so. */
export const everything = 'all'

const parameter = 'category'
/** What is sent to the window when the script has changed the address. */
const changed = 'legatus:category'

/** The category that the address names, whether there is such a one or not. */
export function askedCategory(): string {
  return new URLSearchParams(location.search).get(parameter) ?? everything
}

/** Calls a function whenever the address names another category. @returns what ends it */
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
 * Shows the cards of a category: a step of its own in the history, and a short view transition where the
 * browser has them and the visitor does not mind movement.
 * @param place the id of the cards' place, whose beginning comes into view if it was scrolled away
 */
export function showCategory(category: string, place: string): void {
  if (category === askedCategory()) return
  const address = new URL(location.href)
  if (category === everything) address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, category)
  // Which is not the step that "close" goes back: src/browser/returnBack.ts.
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
  // Cards have names of their own only now: between pages the whole moves as one.
  dataset.filtering = ''
  latest = transition
  forwardPresses(transition)
  // A press during a transition ends it early.
  transition.ready.catch(() => {})
  transition.finished.finally(() => {
    if (latest === transition) delete dataset.filtering
  })
}

/** During a transition a picture lies over the page, and a press finds nothing but the root. */
function forwardPresses(transition: ViewTransition): void {
  const listening = new AbortController()
  const { signal } = listening
  const options = { capture: true, signal }
  let over = false
  // A press that began on the picture may end after it: its click still goes to the root.
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

/** The page's styles leave the named category's cards in view. */
function markRoot(): void {
  document.documentElement.dataset.category = askedCategory()
}
