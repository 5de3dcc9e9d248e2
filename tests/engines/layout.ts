import { everyPage, notFoundPages, oneOfEachKind } from '../site/support/pages.ts'
import { everyTemplate } from '../site/support/templates.ts'
import type { Check, Engine } from './engine.ts'
import { brokenPhrases, linesOf } from './lines.ts'

const widths = [320, 390, 500, 768, 1024, 1280]

/** What every page has to look like: nothing wider than the window, no line that ends inside a Japanese phrase. */
export function layoutChecks(): Check[] {
  const japanese = everyPage.filter(({ language, number }) => language === 'ja' && number === 1)
  // One page of each kind is enough where no phrases are looked at.
  const english = oneOfEachKind.filter(({ language }) => language === 'en')
  const checked = [
    ...japanese.map(({ path }) => ({ path, at: widths })),
    ...english.map(({ path }) => ({ path, at: [390, 1280] })),
    ...notFoundPages.map(({ path }) => ({ path, at: [390, 1280] })),
    ...everyTemplate.map(({ page }) => ({ path: page, at: [390, 1280] })),
  ]
  return [
    ...checked.map(({ path, at }) => ({
      name: `${path} at ${at.join(', ')} px`,
      run: (engine: Engine) => holds(engine, path, at),
    })),
    { name: 'the first sentence breaks between its phrases', run: headline },
  ]
}

async function holds(engine: Engine, path: string, at: readonly number[]) {
  const faults: string[] = []
  for (const width of at) {
    await engine.measure(path, width)
    const wider = await engine.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (wider > 0) faults.push(`${width}: ${wider} px wider than the window`)
    for (const text of await engine.run(unevenColumns)) {
      faults.push(`${width}: a column begins lower than the one beside it: ${text}`)
    }
    const template = path.includes('/templates/')
    const broken = template ? [] : brokenPhrases(await engine.run(linesOf))
    faults.push(...broken.map((each) => `${width}: ${each}`))
  }
  if (faults.length > 0) throw new Error(faults.join('\n    '))
}

/** The first words of each element that starts a column lower than its neighbours do. Runs in the page. */
function unevenColumns(): string[] {
  const found: string[] = []
  for (const parent of document.querySelectorAll<HTMLElement>('main *')) {
    const { columnCount, columnWidth } = getComputedStyle(parent)
    if (columnCount === 'auto' && columnWidth === 'auto') continue
    const tops = new Map<number, { top: number; text: string }>()
    for (const child of parent.children) {
      for (const { left, top, height } of child.getClientRects()) {
        const column = Math.round(left)
        const highest = tops.get(column)?.top ?? Number.POSITIVE_INFINITY
        if (height > 0 && top < highest)
          tops.set(column, { top, text: child.textContent?.trim().slice(0, 30) ?? '' })
      }
    }
    const first = Math.min(...[...tops.values()].map(({ top }) => top))
    found.push(...[...tops.values()].filter(({ top }) => top > first + 1).map(({ text }) => text))
  }
  return found
}

async function headline(engine: Engine) {
  for (const width of widths) {
    await engine.measure('/', width)
    const [found] = (await engine.run(linesOf)).filter(({ place }) => place.startsWith('h1'))
    const shown =
      found &&
      [...found.text]
        .map((letter, at) => (found.breaks.includes(at) ? `／${letter}` : letter))
        .join('')
    if (shown !== '戦略を、／指揮する。') throw new Error(`${width}: ${shown}`)
  }
}
