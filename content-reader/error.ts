import type { z } from 'zod'

/** A mistake in `content/`; its message names the file and the key and says what to do. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError'

  /** @param file the file's path below content/ */
  constructor(file: string, problem: string) {
    super(`content/${file}: ${problem}`)
  }
}

/** Several mistakes in `content/`, one a line. */
export class ContentErrors extends Error {
  override readonly name = 'ContentErrors'

  readonly errors: readonly ContentError[]

  constructor(errors: readonly ContentError[]) {
    super(errors.map(({ message }) => message).join('\n'))
    this.errors = errors
  }
}

/**
 * Takes several looks at `content/`, each of them whatever the others find, so that an editor learns
 * of all mistakes at once.
 * @returns what the looks give, in their order
 * @throws ContentErrors with the mistakes of all looks, each of them once
 */
export function all<T extends readonly unknown[]>(
  ...looks: { readonly [At in keyof T]: () => T[At] }
): T {
  const results: unknown[] = []
  const errors = new Map<string, ContentError>()
  for (const look of looks) {
    try {
      results.push(look())
    } catch (error) {
      // A file that several others need is named once.
      for (const each of mistakes(error)) errors.set(each.message, each)
    }
  }
  if (errors.size) throw new ContentErrors([...errors.values()])
  return results as unknown as T
}

/** @throws what was caught, when it is no mistake in `content/` */
function mistakes(caught: unknown): readonly ContentError[] {
  if (caught instanceof ContentErrors) return caught.errors
  if (caught instanceof ContentError) return [caught]
  throw caught
}

/**
 * Checks data against its schema.
 * @param file the file's path below content/, for the message
 * @throws ContentError that names every key at fault
 */
export function check<S extends z.ZodType>(file: string, schema: S, data: unknown): z.infer<S> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const problem = issue.message + remedy(issue)
    return issue.path.length ? `${issue.path.join('.')}: ${problem}` : problem
  })
  throw new ContentError(file, problems.join('; '))
}

/** What to do where the schema library only says what is wrong. */
function remedy({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys')
    return ' (correct its spelling or its indentation, or take it out)'
  if (!message.startsWith('Invalid input: expected ')) return ''
  if (/received (undefined|null)$/.test(message)) return ' (it is missing: write it)'
  if (!('expected' in issue)) return ''
  if (issue.expected === 'boolean') return ' (write true or false, without quotes)'
  if (issue.expected === 'string') return ' (put the text in single quotes)'
  if (issue.expected === 'array')
    return ' (write a list: every entry on a line that begins with "- ")'
  return ''
}
