/**
 * Lets the picture of the card that was chosen become the head of the page that it leads to, and return to its
 * card on the way back. The head has its transition's name from its style, so that a page that opens needs no
 * script for it; on the page with the card the name passes to the picture while the pages change. Where the
 * browser changes pages without a transition, or the visitor wants none, nothing happens.
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
 * @param opens whether this is the page that opens: its card counts on the way back, that of the other on the way there
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
  // A head that is out of view would come flying from there.
  if (!transition || (!card && head && isInView(head))) return
  // By the attribute, not a style, which an island that hydrates later would write out and the policy refuse.
  const pass = (to: Element | null | undefined) => {
    // An island that hydrates meanwhile makes its cards anew, attribute and all.
    for (const each of document.querySelectorAll('[data-head]')) each.removeAttribute('data-head')
    to?.toggleAttribute('data-head', true)
  }
  pass(card)
  // A page that is left before its transition began rejects; there is nothing to do about it.
  transition.ready.catch(() => {})
  transition.finished.finally(() => pass(head))
}

/** The picture of a card in view that leads to a page. */
function cardTo(address: string) {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('main a:has(img)')]
  return cards.find((card) => card.href === address && isInView(card))?.querySelector('img')
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
