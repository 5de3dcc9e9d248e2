// What crawl.spec.ts asks of every page. All run in the page.

/** Amounts in running text that are broken over two lines, with context. */
export function partedAmounts(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const amounts =
    /(?:[約第]|\d[〜,.]?)(?=\d)|\d(?=[〜年月日時分歳名人社件円万億兆割倍つ版条項号回]|か[月所])|\d[年月万億か](?=[度間円人社月])/g
  const parted: string[] = []
  for (const block of document.querySelectorAll('main :is(p, li, dd)')) {
    // Text rendered by scripts has the browser's own phrases; table columns are narrow.
    const script = block.closest('astro-island, astro-slot')?.localName === 'astro-island'
    if (script || block.closest('td') || block.querySelector('p, li, dd')) continue
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const letters: { text: Text; at: number }[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (let at = 0; at < text.length; at += 1) letters.push({ text, at })
    }
    const boxOf = (place: number) => {
      const { text, at } = letters[place] as (typeof letters)[number]
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    const whole = letters.map(({ text, at }) => text.data[at]).join('')
    for (const { 0: found, index } of whole.matchAll(amounts)) {
      const [before, after] = [boxOf(index + found.length - 1), boxOf(index + found.length)]
      if (after.top > before.top + before.height / 2 && after.left < before.left)
        parted.push(whole.slice(Math.max(index - 5, 0), index + 9))
    }
  }
  return parted
}

/** Texts below 14 px, but the numbers of notes. */
export function smallTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (!data.trim() || !parentElement?.checkVisibility()) continue
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
    if (size < 14 && !parentElement.closest('sup')) found.push(`${data.trim()} ${size}`)
  }
  return found
}

/** Targets that are too small and not part of a sentence. */
export function smallTargets(least: number): string[] {
  const found: string[] = []
  for (const target of document.querySelectorAll<HTMLElement>('a[href], button, summary, select')) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) continue
    const style = getComputedStyle(target)
    const around = target.closest('p, li, dd, td, th, figcaption, h1, h2, h3')
    const alone = !around || around.textContent?.trim() === target.textContent?.trim()
    if (style.display === 'inline' && !alone) continue
    const boxes = [target, ...target.querySelectorAll('*')].map((each) =>
      each.getBoundingClientRect(),
    )
    const before = getComputedStyle(target, '::before')
    const after = getComputedStyle(target, '::after')
    // A pseudo-element that enlarges the target.
    if ([before, after].some(({ position, inset }) => position === 'absolute' && inset !== 'auto'))
      continue
    const height = Math.max(...boxes.map((box) => box.height))
    const width = Math.max(...boxes.map((box) => box.width))
    if (width < 2) continue
    if (height < least || width < least)
      found.push(
        `${target.textContent?.trim().slice(0, 30)} ${Math.round(width)} x ${Math.round(height)}`,
      )
  }
  return found
}

/** Tables that are wider than their container by an invisible amount, or do not scroll. */
export function tablesCut(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  return [...document.querySelectorAll('main :is(section, div):has(> table)')].flatMap((place) => {
    // The padding after the last column may be cut off.
    const last = place.querySelector('tr > :last-child') as Element
    const room = Number.parseFloat(getComputedStyle(last).paddingInlineEnd)
    const hidden = place.scrollWidth - place.clientWidth - room
    const scrolls = getComputedStyle(place).overflowX === 'auto'
    return hidden > 0 && (hidden < 20 || !scrolls)
      ? [`${place.textContent?.slice(0, 20)} by ${hidden} px`]
      : []
  })
}

/** Tables, open or not, that their column is too narrow for; not those that scroll. */
export function widerTables(): string[] {
  for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '')
  return [...document.querySelectorAll('main table')].flatMap((table) => {
    const around = table.parentElement as HTMLElement
    const scrolls = getComputedStyle(around).overflowX !== 'visible'
    const over = table.getBoundingClientRect().width - around.clientWidth
    return !scrolls && over > 1 ? [`${over} px, ${table.textContent?.slice(0, 30)}`] : []
  })
}
