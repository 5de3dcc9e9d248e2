import type { z } from 'zod'

/** A mistake in `content/`; its message names the file and the key and says what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  /** @param file the file's path below content/ */
  constructor(file: string, problem: string) {
    super(`content/${file}: ${problem}`)
  }
}

/** Every mistake that was found in `content/`, one a line. */
export class ContentErrors extends Error {
  override readonly name = 'ContentErrors'

  readonly errors: readonly Error[]

  constructor(errors: readonly Error[]) {
    super(errors.map(({ message }) => message).join('\n'))
    this.errors = errors
  }
}

/**
 * Checks data against its schema.
 * @param file the file's path below content/, for the message
 * @throws ContentError that names every key at fault
 */
export function check<S extends z.ZodType>(file: string, schema: S, data: unknown): z.infer<S> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) =>
    path.length ? `${path.join('.')}: ${message}` : message,
  )
  throw new ContentError(file, problems.join('; '))
}
