/**
 * Lets the picture of the card that was chosen become the head of the page that it leads to, and return to its
 * card on the way back. The head has its transition's name from its style, so that a page that opens needs no
 * script for it; on the page with the card the name passes to the picture while the pages change. Where the
 * browser changes pages without a transition, or the visitor wants none, nothing happens.
 */
export function sharePictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const back = activation?.navigationType === 'traverse'
    share(viewTransition, back ? null : activation?.entry.url)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { activation } = window.navigation ?? {}
    const back = activation?.navigationType === 'traverse'
    share(viewTransition, back ? activation?.from?.url : null)
  })
}

/** @param address of the page whose card has the picture; without one the head keeps its name */
function share(transition: ViewTransition | null, address: string | null | undefined): void {
  const head = document.querySelector<HTMLElement>('[data-head]')
  const card = address ? cardTo(address) : null
  // A head that is out of view would come flying from there.
  if (!transition || (!card && head && isInView(head))) return
  if (head) head.style.viewTransitionName = 'none'
  if (card) card.style.viewTransitionName = 'head'
  // A page that is left before its transition began rejects; there is nothing to do about it.
  transition.ready.catch(() => {})
  transition.finished.finally(() => {
    // An empty attribute too: an island that hydrates later would write it out, which the policy refuses.
    for (const each of [head, card]) each?.removeAttribute('style')
  })
}

/** The picture of a card in view that leads to a page. */
function cardTo(address: string): HTMLImageElement | null | undefined {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('main a:has(img)')]
  return cards.find((card) => card.href === address && isInView(card))?.querySelector('img')
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
