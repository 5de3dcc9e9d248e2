import type { AtRule, Root, Rule } from 'postcss'

const ofLanguage = /^:root:lang\((\w+)\)$/

/**
 * Settles what the styles say for the page's language, which a built page has one of: what another language would
 * have goes, and what this one has takes the place of what it would override.
 * @param root the page's styles; they are changed
 * @param language of the page's root element
 */
export function settleRootLanguage(root: Root, language: string | undefined): void {
  if (!language) return
  root.walkRules((rule) => {
    const named = ofLanguage.exec(rule.selector)?.[1]
    if (!named || !isUnconditional(rule)) return
    if (named !== language) {
      rule.remove()
      return
    }
    rule.walkDecls(({ prop }) => dropOthers(root, rule, prop))
    rule.selector = ':root'
  })
}

/** Removes what the whole page would have by a weaker selector. */
function dropOthers(root: Root, stronger: Rule, property: string): void {
  root.walkRules(':root', (rule) => {
    if (rule.parent !== stronger.parent) return
    rule.walkDecls(property, (declaration) => {
      declaration.remove()
    })
  })
}

/** Whether a rule is in no query, at most in a layer. */
function isUnconditional({ parent }: Rule): boolean {
  return (
    parent?.type === 'root' || (parent?.type === 'atrule' && (parent as AtRule).name === 'layer')
  )
}
