import { parseDocument } from 'yaml'
import { matchFrontMatter } from '../../content-reader/parse.ts'
import { keepYaml } from './keepYaml.ts'
import type { Group } from './value.ts'

interface Page {
  readonly head: Group
  readonly body: string
}

/**
 * Parses a page's file.
 * @throws Error if it does not begin with front matter
 */
export function readPageFile(text: string): Page {
  const { head, body } = split(text)
  return { head: (parseDocument(head).toJS() ?? {}) as Group, body }
}

/**
 * Writes a page's file; unchanged parts keep every byte.
 * @param source the file's current text; empty for a new file
 */
export function keepPage(source: string, { head, body }: Page): string {
  const before = source ? split(source) : { head: '', body: '' }
  const front = keepYaml(before.head, head)
  return `---\n${front.trimEnd()}\n---\n${keepBody(before.body, body)}`
}

/** The editor trims texts: if nothing else changed, the file's own white space is kept. */
function keepBody(before: string, after: string): string {
  const text = after.replaceAll('\r\n', '\n').trim()
  if (text === before.trim()) return before
  const lead = /^\s*/.exec(before)?.[0] ?? ''
  return text && `${before.trim() ? lead : ''}${text}\n`
}

function split(text: string): { head: string; body: string } {
  const found = matchFrontMatter(text)
  if (!found)
    throw new Error('The file does not begin with front matter between two lines of "---".')
  // `head` begins with the line end of the first "---".
  return { head: found.head.slice(1), body: found.body }
}
