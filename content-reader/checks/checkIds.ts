import { type DataName, dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'
import type { Words } from '../words.ts'

/**
 * No two entries of a list have the same id: it is their place on a page, and texts refer to it.
 * @throws ContentErrors
 */
export function checkIds(words: Words, name: DataName): void {
  runChecks(
    ...repeated(words[name]).map(({ id, keys }) => () => {
      throw new ContentError(dataFiles[name].file, problems.idTwice(id), keys)
    }),
  )
}

interface Repeated {
  readonly id: string
  readonly keys: readonly PropertyKey[]
}

function repeated(value: unknown, keys: readonly PropertyKey[] = []): Repeated[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) => repeated(each, [...keys, key]))
  if (!Array.isArray(value)) return inner
  const ids = value.map((each) => each?.id)
  const again = ids.flatMap((id, at) =>
    typeof id === 'string' && ids.indexOf(id) !== at ? [{ id, keys: [...keys, at, 'id'] }] : [],
  )
  return [...again, ...inner]
}
