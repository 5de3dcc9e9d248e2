import { closest } from 'fastest-levenshtein'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'
import { placeholdersIn } from '../text/fill.ts'

/**
 * Both languages of a text have the same {placeholders}: a misspelt one would be printed, a missing one leaves out
 * what it stands for.
 * @param file path below content/
 * @param known those that have a value; all without it
 * @throws ContentErrors
 */
export function checkPlaceholders(file: string, value: unknown, known?: ReadonlySet<string>): void {
  const check = (value: unknown, keys: readonly string[]): (() => void)[] => {
    if (typeof value !== 'object' || value === null) return []
    const { ja, en } = value as { readonly ja?: unknown; readonly en?: unknown }
    if (typeof ja !== 'string' || typeof en !== 'string') {
      return Object.entries(value).flatMap(([key, each]) => check(each, [...keys, key]))
    }
    const [one, two] = [inOrder(ja), inOrder(en)]
    const unknown = known && [...placeholdersIn(ja)].find((mark) => !known.has(mark))
    return [
      () => {
        if (one !== two) throw new ContentError(file, problems.placeholdersDiffer(one, two), keys)
        if (!unknown) return
        const similar = known.size ? closest(unknown, [...known]) : undefined
        throw new ContentError(file, problems.placeholderUnknown(unknown, similar), keys)
      },
    ]
  }
  runChecks(...check(value, []))
}

const inOrder = (text: string) => [...placeholdersIn(text)].toSorted().join(' ')
