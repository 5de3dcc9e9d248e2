import values, { type Node } from 'postcss-value-parser'

/** The words for a size or a line height, which may come before an unquoted family in `font`. */
const sizes = /^(normal|medium|smaller|larger|(x{1,3}-)?(small|large))$/

/**
 * What a value of `font` or `font-family`, or of a custom property in one, names.
 * @returns families in lower case, because their case does not count, and custom properties as they are
 */
export function familiesIn(value: string): string[] {
  return namesIn(values(value).nodes)
}

function namesIn(nodes: readonly Node[]): string[] {
  const names: string[] = []
  let words: string[] = []
  const end = () => {
    const afterSize = words.slice(words.findLastIndex((word) => sizes.test(word)) + 1)
    // A size's word may as well be part of a name: "Foo Medium".
    for (const each of [words, afterSize]) if (each.length > 0) names.push(each.join(' '))
    words = []
  }
  for (const node of nodes) {
    if (node.type === 'word' && isIdentifier(node.value)) words.push(lowered(node.value))
    else if (node.type === 'div' && node.value === ',') end()
    else if (node.type !== 'space' && node.type !== 'comment') words = []
    if (node.type === 'string') names.push(lowered(node.value))
    if (node.type === 'function') names.push(...namesIn(node.nodes))
  }
  end()
  return names
}

/** Sizes are none, and end what may come before them. */
function isIdentifier(word: string): boolean {
  return /^-{0,2}[a-z_\u0080-\uffff]/i.test(word)
}

function lowered(name: string): string {
  return name.startsWith('--') ? name : name.toLowerCase()
}
