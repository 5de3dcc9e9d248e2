import type { z } from 'zod'
import type { Problem } from './problems.ts'
import { schemaProblem } from './schemaProblem.ts'

/** A mistake in `content/`; the message names file and key and says what to do. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError'

  readonly file: string
  readonly problem: Problem
  /** Path of keys to the value at fault; empty for a text or a whole file. */
  readonly keys: readonly string[]

  /** @param file path below content/ */
  constructor(file: string, problem: Problem, keys: readonly PropertyKey[] = []) {
    const path = keys.map(String)
    super([`content/${file}`, ...(path.length ? [path.join('.')] : []), problem.en].join(': '))
    this.file = file
    this.problem = problem
    this.keys = path
  }
}

/** Several mistakes in `content/`, one per line. */
export class ContentErrors extends Error {
  override readonly name = 'ContentErrors'

  readonly errors: readonly ContentError[]

  constructor(errors: readonly ContentError[]) {
    super(errors.map(({ message }) => message).join('\n'))
    this.errors = errors
  }
}

/**
 * Runs all checks, even if some fail, so that an editor sees all mistakes at once.
 * @returns the results in order
 * @throws ContentErrors with all distinct mistakes
 */
export function runChecks<T extends readonly unknown[]>(
  ...looks: { readonly [At in keyof T]: () => T[At] }
): T {
  const results: unknown[] = []
  const errors = new Map<string, ContentError>()
  for (const look of looks) {
    const found = mistakesOf(() => results.push(look()))
    // Several checks may report the same file; keep each message once.
    for (const each of found) errors.set(each.message, each)
  }
  if (errors.size) throw new ContentErrors([...errors.values()])
  return results as unknown as T
}

/**
 * The mistakes that a check throws.
 * @throws whatever else it throws
 */
export function mistakesOf(look: () => void): readonly ContentError[] {
  try {
    look()
    return []
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors
    if (error instanceof ContentError) return [error]
    throw error
  }
}

/**
 * Validates data against a schema.
 * @param file path below content/, for the message
 * @throws ContentErrors with one mistake for every invalid key
 */
export function validate<S extends z.ZodType>(file: string, schema: S, data: unknown): z.infer<S> {
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) return result.data
  const errors = result.error.issues.map(
    (issue) => new ContentError(file, schemaProblem(issue), issue.path),
  )
  // A value that breaks several rules, such as a length and a form, is one mistake.
  const placeOf = ({ keys }: ContentError) => keys.join('.')
  const distinct = errors.filter(
    (error, at) => errors.findIndex((each) => placeOf(each) === placeOf(error)) === at,
  )
  throw new ContentErrors(distinct)
}
