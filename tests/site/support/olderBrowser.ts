import type { BrowserContext } from '@playwright/test'
import postcss, { type Declaration } from 'postcss'

/** Removes what one of the oldest browsers of `browserslist` in package.json lacks. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway)
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (!response.headers()['content-type']?.includes('html')) return route.fulfill({ response })
    const page = await response.text()
    const body = page.replace(
      /(<style[^>]*>)(.*?)(<\/style>)/gs,
      (_, open, css, close) => open + olderStyles(css) + close,
    )
    await route.fulfill({ response, body })
  })
}

/** Runs in the page, before anything else. */
function takeAway() {
  // biome-ignore lint/suspicious/noExplicitAny: each of them is there or not
  const all = globalThis as any
  const lacking: [owner: object, names: string[]][] = [
    [AbortSignal, ['timeout', 'any']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
    [URL, ['canParse', 'parse']],
    [Intl, ['Segmenter']],
    [all.Iterator?.prototype ?? {}, ['map', 'filter', 'some', 'find', 'toArray', 'flatMap']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']],
    [HTMLButtonElement.prototype, ['commandForElement', 'command', 'popoverTargetElement']],
    [Document.prototype, ['startViewTransition', 'adoptedStyleSheets']],
    [all, ['CSSStyleSheet', 'navigation', 'requestIdleCallback', 'scheduler', 'ViewTimeline']],
  ]
  for (const [owner, names] of lacking)
    for (const name of names) Reflect.deleteProperty(owner, name)
}

const atRules = /^(container|starting-style|property|view-transition|position-try|scope)$/
const conditions = /anchor-name|position-anchor|contain-intrinsic|animation-timeline|container-type/
const selectors = /:has\(|:popover-open|::details-content|:target-current|::scroll-/
const properties =
  /^(translate|scale|rotate|content-visibility|text-wrap|interpolate-size|field-sizing|animation-timeline|animation-range|view-transition|container|position-anchor|anchor-name|text-box)/
const values =
  /\d[dsl]v[hwb]|\bcq[iwb]\b|\dcq|color-mix|light-dark|subgrid|\bround\(|allow-discrete|auto-phrase/

function isUnknown({ prop, value }: Declaration): boolean {
  const clips = prop.startsWith('overflow') && value.includes('clip')
  return clips || properties.test(prop) || (!prop.startsWith('--') && values.test(value))
}

/** Styles without what such a browser would drop; one unknown selector drops the whole rule. */
function olderStyles(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    const asked = rule.name === 'supports' && conditions.test(rule.params)
    if (asked && /^not\b/.test(rule.params)) rule.replaceWith(rule.nodes ?? [])
    else if (asked || atRules.test(rule.name) || /[<>]/.test(rule.params)) rule.remove()
  })
  root.walkRules((rule) => {
    if (selectors.test(rule.selector) || rule.selector.includes('&')) rule.remove()
  })
  root.walkDecls((declaration) => {
    if (isUnknown(declaration)) declaration.remove()
  })
  return root.toString()
}
