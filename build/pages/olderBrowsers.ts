import type { HTMLElement } from 'node-html-parser'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import { setStyles } from './builtPages.ts'

/** Container and dynamic viewport units with the nearest older unit. */
const units = [
  [/(\d)cq[iw]\b/g, '$1vw'],
  [/(\d)cqb\b/g, '$1vh'],
  [/(\d)[dsl](v[hwib])\b/g, '$1$2'],
] as const

/**
 * Adds CSS fallbacks for the oldest supported browsers (`browserslist` in package.json) where Lightning CSS
 * does not, because the equivalent is only approximate: container queries (Safari 16, Chrome 105) become
 * media queries, since the window is as wide as the page's container; `overflow: clip` (Safari 16) becomes
 * hidden.
 */
export function addFallbacks(page: HTMLElement): void {
  for (const style of page.querySelectorAll('style')) {
    const root = postcss.parse(style.rawText)
    addValues(root)
    root.walkAtRules('container', addMediaQuery)
    setStyles(style, root.toString())
  }
}

function addValues(root: Root): void {
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    const older = /^overflow/.test(prop)
      ? value.replace(/\bclip\b/g, 'hidden')
      : units.reduce((text, [unit, known]) => text.replace(unit, known), value)
    const { selector = '' } = declaration.parent as Rule
    // Features that only newer browsers have need no fallback.
    const newer = /::(details-content|view-transition)/.test(selector) || prop.startsWith('--')
    if (older !== value && !newer) declaration.cloneBefore({ value: older })
  })
}

function addMediaQuery(rule: AtRule): void {
  const supports = postcss.atRule({ name: 'supports', params: 'not (container-type:inline-size)' })
  supports.append(
    postcss.atRule({
      name: 'media',
      params: mediaOf(rule.params),
      nodes: rule.clone().nodes ?? [],
    }),
  )
  rule.after(supports)
}

/** A range in classic media query syntax, e.g. for `(24rem<=width<40rem)`. */
function mediaOf(condition: string): string {
  const parts = [
    ...condition.matchAll(
      /(?:([\d.]+)rem\s*(<=?)\s*)?(?:width|inline-size)\s*(?:([<>]=?)\s*([\d.]+)rem)?/g,
    ),
  ]
  const tests = parts.flatMap(([, from, , sign, to]) => [
    ...(from ? [`(min-width:${from}rem)`] : []),
    ...(sign && to
      ? [sign.startsWith('>') ? `(min-width:${to}rem)` : `(max-width:${Number(to) - 0.01}rem)`]
      : []),
  ])
  if (tests.length === 0) throw new Error(`No media query for @container ${condition}`)
  return tests.join(' and ')
}
