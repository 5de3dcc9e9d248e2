import { type HTMLElement, TextNode } from 'node-html-parser'
import postcss, { type AtRule, type Container } from 'postcss'
import { contentHash } from './builtFiles.ts'

/** What a page is seldom shown in, and never begins to be shown in without the browser knowing. */
const media = ['print', '(forced-colors:active)', '(prefers-reduced-motion:reduce)']

/**
 * Moves a page's rules for paper, forced colours and the wish for less motion into a file of their own. Where
 * none of these holds, browsers fetch it last and without waiting for it; where one does, before they paint.
 * @param page the page, whose styles are in one element; it is changed
 * @returns the file's address and content, if the page has such rules
 */
export function moveOtherMedia(page: HTMLElement): { path: string; source: string } | null {
  const style = page.querySelector('style')
  if (!style) return null
  const root = postcss.parse(style.rawText)
  const moved = postcss.root()
  root.walkAtRules('media', (rule) => {
    if (!media.includes(rule.params.replaceAll(' ', ''))) return
    const { parent } = rule
    rule.remove()
    moved.append(inLayer(parent as Container, rule))
  })
  if (moved.nodes.length === 0) return null
  const source = moved.toString()
  const path = `/_astro/media.${contentHash(source)}.css`
  style.childNodes = [new TextNode(root.toString(), style)]
  style.insertAdjacentHTML(
    'afterend',
    `<link rel="stylesheet" href="${path}" media="${media.join()}">`,
  )
  return { path, source }
}

/** The rule in a layer of the name of the one that it was in. */
function inLayer(parent: Container, rule: AtRule): AtRule {
  if (parent.type !== 'atrule') return rule
  const { name, params } = parent as AtRule
  if (name !== 'layer')
    throw new Error(`a rule for ${rule.params} is in @${name}: write it outside`)
  return postcss.atRule({ name, params, nodes: [rule] })
}
