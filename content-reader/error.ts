import type { z } from 'zod'

/** A mistake in `content/`; the message names file and key and says what to do. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError'

  /** @param file path below content/ */
  constructor(file: string, problem: string) {
    super(`content/${file}: ${problem}`)
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
    try {
      results.push(look())
    } catch (error) {
      // Several checks may report the same file; keep each message once.
      for (const each of mistakes(error)) errors.set(each.message, each)
    }
  }
  if (errors.size) throw new ContentErrors([...errors.values()])
  return results as unknown as T
}

/** @throws the caught value if it is not a mistake in `content/` */
function mistakes(caught: unknown): readonly ContentError[] {
  if (caught instanceof ContentErrors) return caught.errors
  if (caught instanceof ContentError) return [caught]
  throw caught
}

/**
 * Validates data against a schema.
 * @param file path below content/, for the message
 * @throws ContentError naming every invalid key
 */
export function validate<S extends z.ZodType>(file: string, schema: S, data: unknown): z.infer<S> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const problem = issue.message + remedy(issue)
    return issue.path.length ? `${issue.path.join('.')}: ${problem}` : problem
  })
  throw new ContentError(file, problems.join('; '))
}

/** A remedy for messages of the schema library, which only name the problem. */
function remedy({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys')
    return ' (correct its spelling or its indentation, or take it out)'
  if (/expected array to have exactly/.test(message))
    return ' (the layout has places for just that many)'
  if (!message.startsWith('Invalid input: expected ')) return ''
  if (/received (undefined|null)$/.test(message)) return ' (it is missing: write it)'
  if (!('expected' in issue)) return ''
  if (issue.expected === 'boolean') return ' (write true or false, without quotes)'
  if (issue.expected === 'string') return ' (put the text in single quotes)'
  if (issue.expected === 'array')
    return ' (write a list: every entry on a line that begins with "- ")'
  return ''
}
