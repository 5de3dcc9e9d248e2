import { parse } from 'yaml'
import { ContentError } from './error.ts'

// Apart from the files themselves, so that a browser can read texts as well.

/**
 * Parses YAML.
 * @param file the file's path below content/, for the message
 * @throws ContentError with the place of a mistake in the syntax
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    // The first line says what and where; an excerpt of the file follows.
    const [problem = ''] = (error as Error).message.split(':\n')
    throw new ContentError(
      file,
      `not readable as YAML: ${problem}. Look there for a missing colon, quote or space.`,
    )
  }
}

/**
 * Splits a page's file into its front matter, which is YAML, and its text, which is Markdown.
 * @returns both; the front matter begins with an empty line, so that its lines count as the file's do
 * @throws ContentError when the file does not begin with front matter
 */
export function splitFrontMatter(file: string, text: string): { head: string; body: string } {
  const found = partsOfPage(text)
  if (!found) {
    throw new ContentError(file, 'begin the file with front matter between two lines of "---".')
  }
  return found
}

/** The same of a file that may be no page's: undefined when it does not begin with front matter. */
export function partsOfPage(text: string): { head: string; body: string } | undefined {
  const found = /^---[ \t]*(?<head>\n(?:.*?\n)??)---[ \t]*(?:\n(?<body>.*))?$/s.exec(text)?.groups
  return found && { head: found.head ?? '', body: found.body ?? '' }
}
