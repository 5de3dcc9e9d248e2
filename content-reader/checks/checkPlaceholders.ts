import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'

/**
 * Both languages of a text have the same {placeholders}: a misspelt one would be printed, a missing one leaves out
 * what it stands for.
 * @param file path below content/
 * @throws ContentErrors
 */
export function checkPlaceholders(file: string, value: unknown): void {
  const check = (value: unknown, keys: readonly string[]): (() => void)[] => {
    if (typeof value !== 'object' || value === null) return []
    const { ja, en } = value as { readonly ja?: unknown; readonly en?: unknown }
    if (typeof ja !== 'string' || typeof en !== 'string') {
      return Object.entries(value).flatMap(([key, each]) => check(each, [...keys, key]))
    }
    const [one, two] = [placeholdersIn(ja), placeholdersIn(en)]
    if (one === two) return []
    return [
      () => {
        throw new ContentError(file, problems.placeholdersDiffer(one, two), keys)
      },
    ]
  }
  runChecks(...check(value, []))
}

const placeholdersIn = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(' ')
