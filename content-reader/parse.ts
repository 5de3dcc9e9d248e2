import { parse } from 'yaml'
import { ContentError } from './error.ts'
import { problems } from './problems.ts'

// Separate from file access, so that the editor's browser bundle can use it.

/**
 * Parses YAML.
 * @param file path below content/, for the message
 * @throws ContentError with the place of a syntax error
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    // The first line has message and position; an excerpt of the file follows.
    const [problem = ''] = (error as Error).message.split(':\n')
    throw new ContentError(file, problems.notYaml(problem))
  }
}

/**
 * Splits a page's file into front matter (YAML) and text (Markdown).
 * @returns `head` starts with an empty line, so that its line numbers are the file's
 * @throws ContentError if the file does not begin with front matter
 */
export function splitFrontMatter(file: string, text: string): { head: string; body: string } {
  const found = matchFrontMatter(text)
  if (!found) {
    throw new ContentError(file, problems.noFrontMatter())
  }
  return found
}

/** As `splitFrontMatter`, but undefined if the file does not begin with front matter. */
export function matchFrontMatter(text: string): { head: string; body: string } | undefined {
  const found = /^---[ \t]*(?<head>\n(?:.*?\n)??)---[ \t]*(?:\n(?<body>.*))?$/s.exec(text)?.groups
  return found && { head: found.head ?? '', body: found.body ?? '' }
}
