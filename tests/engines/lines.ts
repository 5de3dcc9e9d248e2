import { phrases } from '../../src/models/text/phrases.ts'

/** A heading, label or button of more than one line. */
export interface Lines {
  readonly text: string
  /** Before which characters a new line begins. */
  readonly breaks: readonly number[]
  /** How wide a line may be, in letters. */
  readonly room: number
  readonly place: string
}

/** Where lines of headings, labels, buttons and card texts break; runs in the page. */
export function linesOf(): Lines[] {
  const kinds = 'h1, h2, h3, h4, h5, h6, label, legend, button, summary, a'
  const blocks = new Map<Element, { text: string; tops: number[] }>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const parent = node.parentElement
    if (!parent || !node.data.trim()) continue
    const kind = parent.closest(kinds)
    // Texts of cards are running texts.
    if (!kind || (kind.localName === 'a' && parent.closest('p'))) continue
    if (parent.closest('svg, noscript, script, style, [aria-hidden="true"], [lang="en"]')) continue
    let block = parent
    while (
      /^(inline|contents|ruby)/.test(getComputedStyle(block).display) &&
      (block.hasAttribute('data-clause') || getComputedStyle(block).display !== 'inline-flex')
    ) {
      if (!block.parentElement) break
      block = block.parentElement
    }
    // A link in a text breaks as the text does.
    const alone = block.textContent?.trim() === kind.textContent?.trim()
    if (kind.localName === 'a' && !kind.contains(block) && !alone) continue
    const { height } = block.getBoundingClientRect()
    const { lineHeight, writingMode, visibility } = getComputedStyle(block)
    if (height < 1.5 * Number.parseFloat(lineHeight) || visibility === 'hidden') continue
    if (writingMode !== 'horizontal-tb') continue
    const found = blocks.get(block) ?? { text: '', tops: [] }
    blocks.set(block, found)
    const range = document.createRange()
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      // WebKit gives the first letter of a line a box without width at the end of the line before, too.
      const box = [...range.getClientRects()].find(({ width }) => width > 1)
      // Possible breaks that nobody sees.
      if (/[\u200b\u2060]/.test(node.data[at] ?? '')) continue
      const last = found.tops.at(-1)
      // What is heard only, such as a colon, is in no line.
      if (!box && last === undefined) continue
      found.text += node.data[at]
      found.tops.push(box ? (box.top + box.bottom) / 2 : (last ?? 0))
    }
  }
  return [...blocks].flatMap(([block, { text, tops }]) => {
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(block)
    const size = Number.parseFloat(fontSize)
    const breaks = tops.flatMap((top, at) =>
      at > 0 && top - (tops[at - 1] ?? 0) > size / 2 ? [at] : [],
    )
    if (breaks.length === 0 || !/[\u3040-\u9fff]/.test(text)) return []
    const inside =
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const place = `${block.localName}.${block.getAttribute('class') ?? ''} in ${block.parentElement?.closest('[class]')?.getAttribute('class')}`
    return [{ text, breaks, room: inside / size, place }]
  })
}

/** The lines that end inside a phrase, though the phrase would have had room in a line. */
export function brokenPhrases(found: readonly Lines[]): string[] {
  return found.flatMap(({ text, breaks, room, place }) => {
    let end = 0
    const parts = phrases(text, 'ja').map((phrase) => {
      const start = end
      end += phrase.length
      return { phrase, start, end }
    })
    const wrong = breaks.filter((at) =>
      parts.some(
        ({ phrase, start, end }) =>
          start < at && at < end && phrase.length * 1.08 < room && !mayBreak(text, at),
      ),
    )
    if (wrong.length === 0) return []
    const shown = [...text].map((letter, at) => (wrong.includes(at) ? `／${letter}` : letter))
    return [`${shown.join('')} (${place})`]
  })
}

/** Where a reader pauses anyway, or another script begins. */
function mayBreak(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]]
  return /[\s、。・／：:」）)〜–—→|]/.test(before) || /[\s「（(・／→]/.test(after)
}
