import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, stringify } from 'yaml'
import { applyTo } from './applyTo.ts'
import { type Group, isGroup, isList, same, type Value } from './value.ts'

/** No line folding, and spaces inside flow maps, as in the project's files. */
const printing = { lineWidth: 0, flowCollectionPadding: true } as const

type Edit = readonly [node: Scalar, value: Value]

/**
 * Writes values into a YAML text and keeps everything else: comments, quotes, order and folding. If only
 * scalars differ, they are replaced in the text. If lists or keys differ, the document is edited and printed,
 * and lines that printing alone would reformat are restored.
 * @param source the file's current text; empty for a new file
 * @param values the complete new values
 */
export function keepYaml(source: string, values: Group): string {
  if (source.trim() === '') return stringify(values, printing)
  const document = parseDocument(source)
  if (same(document.toJS(), values)) return source
  const edits = editsOf(document.contents, values)
  const spliced = edits && splice(source, edits)
  // Parsed again, because a text may mean something else in its new place.
  if (spliced !== undefined && says(spliced, values)) return spliced
  applyTo(document, values)
  const printed = document.toString(printing)
  const quiet = withoutNoise(source, printed)
  return says(quiet, values) ? quiet : printed
}

/** Whether a text is YAML with exactly these values. */
function says(text: string, values: Group): boolean {
  const document = parseDocument(text)
  return document.errors.length === 0 && same(document.toJS(), values)
}

/** Edits for the scalars that differ; undefined if lists or keys differ as well. */
function editsOf(node: unknown, value: Value): Edit[] | undefined {
  if (isMap<Scalar<string>, Node>(node) && isGroup(value)) {
    const keys = node.items.map(({ key }) => key.value)
    const given = Object.keys(value).filter((key) => value[key] !== undefined)
    if (keys.length !== given.length || !keys.every((key) => given.includes(key))) return
    return combineEdits(node.items.map(({ key, value: each }) => editsOf(each, value[key.value])))
  }
  if (isSeq<Node>(node) && isList(value)) {
    if (node.items.length !== value.length) return
    return combineEdits(node.items.map((each, at) => editsOf(each, value[at])))
  }
  if (isScalar(node) && !isGroup(value) && !isList(value)) {
    return same(node.value as Value, value) ? [] : [[node, value]]
  }
  return
}

function combineEdits(parts: readonly (Edit[] | undefined)[]): Edit[] | undefined {
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

function splice(source: string, edits: readonly Edit[]): string {
  // From the end, so that earlier positions stay valid.
  const backwards = edits.toSorted(([one], [two]) => (two.range?.[0] ?? 0) - (one.range?.[0] ?? 0))
  return backwards.reduce((text, [node, value]) => {
    const [from = 0, to = 0] = node.range ?? []
    return text.slice(0, from) + written(text.slice(from, to), node, value) + text.slice(to)
  }, source)
}

/** A value written in place of another, with the same quotes if possible. */
function written(before: string, { type }: Scalar, value: Value): string {
  if (type === Scalar.BLOCK_LITERAL && typeof value === 'string') {
    const [header = '|', first = ''] = before.split('\n')
    const indent = /^ */.exec(first)?.[0] ?? ''
    const lines = value.trimEnd().split('\n')
    return `${[header, ...lines.map((line) => (line ? indent + line : ''))].join('\n')}\n`
  }
  const document = new Document(value)
  if (isScalar(document.contents) && type && !type.startsWith('BLOCK'))
    document.contents.type = type
  const text = document.toString(printing).trimEnd()
  return text.includes('\n') ? JSON.stringify(value) : text
}

/** Restores lines that only printing reformatted, such as `[a, b]`, which it prints as `[ a, b ]`. */
function withoutNoise(source: string, printed: string): string {
  const before = source.split('\n')
  const unchanged = parseDocument(source).toString(printing).split('\n')
  if (before.length !== unchanged.length) return printed
  const noise = new Map(unchanged.map((line, at) => [line, before[at] ?? line]))
  return printed
    .split('\n')
    .map((line) => noise.get(line) ?? line)
    .join('\n')
}
