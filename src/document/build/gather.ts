import postcss, { type AtRule, type Container } from 'postcss'

/**
 * Paper, forced colours, the wish for less motion: rules for these change what others of their layer say,
 * at any width, so that they may come after all of them.
 */
const states = /^(print|\((forced-colors|prefers-reduced-motion):[^()]+\))$/

/**
 * Gathers the rules for each of these states at the end of their layer, where one condition serves all.
 * @param css styles without nesting; the order of rules under one condition stays
 */
export function gatherStates(css: string): string {
  const root = postcss.parse(css)
  gather(root)
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) gather(layer as Container)
  })
  return root.toString()
}

function gather(container: Container): void {
  const gathered = new Map<string, AtRule>()
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule') continue
    const { name, params } = node as AtRule
    if (name !== 'media' || !states.test(params.replaceAll(' ', ''))) continue
    const first = gathered.get(params)
    if (first) first.append((node as AtRule).nodes ?? [])
    else gathered.set(params, node as AtRule)
    node.remove()
  }
  container.append([...gathered.values()])
}
