/**
 * Cross-document view transition: the clicked card's picture becomes the hero of the next page, and returns
 * on the way back. The hero has its view-transition-name in CSS, so the opening page needs no script; on the
 * page with the card the picture gets the name during the transition. Without view transitions or with
 * reduced motion nothing happens.
 */
export function sharePictures(): void {
  const head = document.querySelector('[data-head]')
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    share(head, viewTransition, activation, activation?.entry.url, false)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { activation } = window.navigation ?? {}
    share(head, viewTransition, activation, activation?.from?.url, true)
  })
}

/**
 * @param head of this page
 * @param address of the other page
 * @param opens whether this page is opening: on the way back its own card is used, otherwise the other page's
 */
function share(
  head: Element | null,
  transition: ViewTransition | null,
  activation: NavigationActivation | null | undefined,
  address: string | null | undefined,
  opens: boolean,
): void {
  const back = activation?.navigationType === 'traverse'
  const card = address && back === opens ? cardTo(address) : undefined
  // A hero outside the window would fly in from there.
  if (!transition || (!card && head && isInView(head))) return
  // Set by attribute: a style would be overwritten when an island hydrates, and blocked by the policy.
  const pass = (to: Element | null | undefined) => {
    // Hydration may have recreated the cards, including the attribute.
    for (const each of document.querySelectorAll('[data-head]')) each.removeAttribute('data-head')
    to?.toggleAttribute('data-head', true)
  }
  pass(card)
  // Leaving the page before its transition starts rejects the promise; nothing to handle.
  transition.ready.catch(() => {})
  transition.finished.finally(() => pass(head))
}

/** The picture of a visible card that links to a page. */
function cardTo(address: string) {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('main a:has(img)')]
  return cards.find((card) => card.href === address && isInView(card))?.querySelector('img')
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
