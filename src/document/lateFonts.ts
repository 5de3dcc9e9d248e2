/** A font face as the build lists it: what the FontFace constructor takes. */
export type LateFace = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/** What may be shifted in all, as browsers reckon it; 0.1 counts as good. */
const tolerance = 0.008

/** A piece of text in view: where it begins, what it covers, and the block that it is in. */
interface Piece {
  readonly range: Range
  readonly block: HTMLElement
  readonly start: DOMRect
  readonly area: DOMRect
}

/** By how much letters may be set closer or wider for a block to keep its lines, in em; the least first. */
const spacings = [1, 2, 3, 4, 5, 6, 7].flatMap((step) => [step * 0.004, step * -0.004])

/**
 * Fetches the page's fonts and puts them in place, so that nothing moves under the reader: a block in view
 * that they would make higher or lower, or in which they would move much text to other lines, has its
 * letters set a little closer or wider, and where that does not do either, stays in its fallback face.
 * @param list the address of the page's list of faces
 * @returns the list's text, once its faces are in place
 */
export async function addLateFonts(list: string): Promise<string> {
  const text = await (await fetch(list)).text()
  const faces: LateFace[] = JSON.parse(text)
  const loaded = await Promise.all(faces.map((face) => new FontFace(...face).load()))
  // Nothing is painted between adding and looking.
  const pieces = piecesInView()
  const heights = new Map(pieces.map(({ block }) => [block, block.offsetHeight]))
  for (const face of loaded) document.fonts.add(face)
  const still = (block: HTMLElement) =>
    Math.abs(block.offsetHeight - (heights.get(block) ?? 0)) <= 1
  for (const block of heights.keys()) {
    if (!still(block) && !spaced(block, () => still(block))) keepPlain(block)
  }
  for (let worst = mostMoved(pieces); worst; worst = mostMoved(pieces)) {
    const [block, [area]] = worst
    const less = () => still(block) && (movedIn(pieces).get(block)?.[0] ?? 0) < area / 4
    if ('spaced' in block.dataset || !spaced(block, less)) keepPlain(block)
  }
  return text
}

/** Finds the least spacing of its letters with which a block is good; without one, it stays as it was. */
function spaced(block: HTMLElement, good: () => boolean): boolean {
  const { letterSpacing, fontSize } = getComputedStyle(block)
  for (const spacing of spacings) {
    const now = (Number.parseFloat(letterSpacing) || 0) + spacing * Number.parseFloat(fontSize)
    block.style.letterSpacing = `${now}px`
    if (good()) {
      block.dataset.spaced = ''
      return true
    }
  }
  block.style.letterSpacing = ''
  return false
}

/** Sets a block in the rest of its faces: its fallbacks. */
function keepPlain(block: HTMLElement): void {
  const { fontFamily } = getComputedStyle(block)
  block.style.letterSpacing = ''
  // The list always ends with a face of the system's.
  block.style.fontFamily = fontFamily.replace(/[^,]+(Cut|Core|Page)"?,/g, '')
  block.dataset.plain = ''
}

function piecesInView(): Piece[] {
  const found: Piece[] = []
  // What begins below the window is passed over whole: a long page has hundreds of texts there.
  const texts = document.createTreeWalker(document.body, undefined, (node) =>
    node instanceof Element && node.getBoundingClientRect().top > innerHeight
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    if (!(texts.currentNode instanceof Text) || !nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const area = range.getBoundingClientRect()
    const [start] = range.getClientRects()
    // What reaches below the window may come into it.
    if (!start || !area.height || area.bottom < 0) continue
    let block = parentElement
    while (block && sharesLine(block)) block = block.parentElement
    if (block) found.push({ range, block, start, area })
  }
  return found
}

/**
 * Whether an element takes itself or its neighbours to another line of its parent when it becomes wider. A link
 * that stands among blocks does not: its parent may be half the page.
 */
function sharesLine(element: HTMLElement): boolean {
  const row = element.parentElement ?? element
  return (
    [...row.children].every((each) => getComputedStyle(each).display.startsWith('inline')) ||
    getComputedStyle(row).flexWrap === 'wrap'
  )
}

/** How much of a block's text has moved, in square pixels as browsers reckon it, and how far, in pixels. */
type Move = readonly [area: number, distance: number]

function movedIn(pieces: readonly Piece[]): Map<HTMLElement, Move> {
  const moved = new Map<HTMLElement, Move>()
  for (const { range, block, start, area } of pieces) {
    const [now] = range.getClientRects()
    const distance = now ? Math.hypot(now.left - start.left, now.top - start.top) : 0
    // Browsers count from three pixels on.
    if (distance < 3 || 'plain' in block.dataset) continue
    const [sum, farthest] = moved.get(block) ?? [0, 0]
    moved.set(block, [sum + area.width * (area.height + distance), Math.max(farthest, distance)])
  }
  return moved
}

/** The block whose text has moved most, unless all together have moved no more than is allowed. */
function mostMoved(pieces: readonly Piece[]): [HTMLElement, Move] | null {
  const moved = [...movedIn(pieces)].sort(([, [one]], [, [two]]) => two - one)
  const area = moved.reduce((sum, [, [part]]) => sum + part, 0)
  const distance = Math.max(...moved.map(([, [, far]]) => far))
  const share = area / (innerWidth * innerHeight)
  const worst = moved[0]
  return worst && share * (distance / Math.max(innerWidth, innerHeight)) > tolerance ? worst : null
}
