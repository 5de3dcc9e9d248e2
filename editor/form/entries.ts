import { type Problem, problems } from '../../content-reader/problems.ts'
import type { Localized } from '../../routing/language.ts'
import { isGroup, isList, same, type Value } from '../format/value.ts'
import type { Shape } from './shape.ts'

/** A list of a form that cannot be written to a file. */
export class UnfitList extends Error {
  override readonly name = 'UnfitList'

  /** Path of keys to the list. */
  readonly keys: readonly string[]
  readonly problem: Problem

  constructor(keys: readonly string[], problem: Problem) {
    super(problem.en)
    this.keys = keys
    this.problem = problem
  }
}

/**
 * Pairs the entries of a list from both languages.
 * @param keys path to the list
 * @throws UnfitList if they would be paired wrongly
 */
export function entriesOf(
  { ja, en }: Localized<Value>,
  item: Shape,
  keys: readonly string[],
): Localized<Value>[] {
  const [one, two] = [isList(ja) ? ja : [], isList(en) ? en : []]
  const speaks = hasPairs(item)
  // The editor keeps one list per language, and one may have been reordered.
  const isOther = (each: Value, at: number) =>
    namesOf(item).some((key) => {
      const [own, theirs] = [each, two[at]].map((entry) =>
        isGroup(entry) ? entry[key] : undefined,
      )
      return Boolean(own && theirs) && !same(own, theirs)
    })
  if (speaks && (one.length !== two.length || one.some(isOther))) {
    throw new UnfitList(keys, problems.listsDiffer(one.length, two.length))
  }
  return one.map((each, at) => ({ ja: each, en: speaks ? two[at] : each }))
}

/**
 * The entries of a list that a file stores as a map by id.
 * @param keys path to the list
 * @throws UnfitList if an id is missing or duplicate: the map would lose an entry
 */
export function entriesById(
  form: Localized<Value>,
  item: Shape,
  keys: readonly string[],
): ReadonlyMap<string, Localized<Value>> {
  const found = new Map<string, Localized<Value>>()
  for (const [at, each] of entriesOf(form, item, keys).entries()) {
    const id = isGroup(each.ja) ? String(each.ja.id ?? '').trim() : ''
    if (!id) {
      throw new UnfitList(keys, problems.noId(at + 1))
    }
    if (found.has(id)) {
      throw new UnfitList(keys, problems.idTwice(id))
    }
    found.set(id, each)
  }
  return found
}

/** The bilingual texts that identify a list entry. */
function namesOf(item: Shape): string[] {
  const fields = item.kind === 'group' ? item.fields : []
  const unfit = fields.filter(({ shape }) => shape.kind !== 'text' && shape.kind !== 'choice')
  const others = unfit.map(({ key }) => key)
  return ['id', 'page', 'exit', 'picture'].filter((key) => !others.includes(key))
}

function hasPairs(shape: Shape): boolean {
  switch (shape.kind) {
    case 'pair':
      return true
    case 'group':
      return shape.fields.some((field) => hasPairs(field.shape))
    case 'variants':
      return shape.of.some(({ group }) => hasPairs(group))
    case 'list':
    case 'entries':
      return hasPairs(shape.item)
    default:
      return false
  }
}
