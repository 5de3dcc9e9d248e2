import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { type Group, isGroup, isList, same, type Value } from './value.ts'

/** Edits a document to contain the given values; comments stay with their nodes. */
export function applyTo(document: Document, values: Group): void {
  edit(document, document.contents, values)
}

function edit(document: Document, node: unknown, value: Value): void {
  if (isMap<Scalar<string>, Node>(node) && isGroup(value)) editMap(document, node, value)
  else if (isSeq<Node>(node) && isList(value)) editList(document, node, value)
}

function editMap(document: Document, map: YAMLMap<Scalar<string>, Node>, values: Group): void {
  for (const { key } of [...map.items]) if (values[key.value] === undefined) map.delete(key.value)
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue
    const present = map.get(key, true) as Node | undefined
    if (present && fits(present, value)) change(document, present, value)
    else map.set(document.createNode(key) as Scalar<string>, document.createNode(value))
  }
}

/** Each entry is matched with the previous ones, so that a moved entry keeps its comment. */
function editList(document: Document, list: YAMLSeq<Node>, values: readonly Value[]): void {
  const left: (Node | undefined)[] = [...list.items]
  const find = (isIt: (node: Node, at: number) => boolean) =>
    left.findIndex((node, at) => node !== undefined && isIt(node, at))
  const sameLength = values.length === list.items.length
  list.items = values.map((value, at) => {
    const looks = [
      find((node) => same(json(node), value)),
      find((node) => name(value) !== undefined && name(json(node)) === name(value)),
      find((_, place) => sameLength && place === at),
    ]
    const found = looks.find((place) => place >= 0)
    const node = found === undefined ? undefined : left[found]
    if (found === undefined || !node || !fits(node, value))
      return document.createNode(value) as Node
    left[found] = undefined
    change(document, node, value)
    return node
  })
}

function change(document: Document, node: Node, value: Value): void {
  if (!isScalar(node)) edit(document, node, value)
  else if (!same(node.value as Value, value)) node.value = value
}

function fits(node: Node, value: Value): boolean {
  if (isMap(node)) return isGroup(value)
  if (isSeq(node)) return isList(value)
  return isScalar(node) && !isGroup(value) && !isList(value)
}

/** What identifies a list entry even when the rest of it changes. */
function name(value: Value): Value {
  return isGroup(value) ? (value.id ?? value.page ?? value.exit) : undefined
}

const json = (node: Node): Value => node.toJSON() as Value
