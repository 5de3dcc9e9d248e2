import { parseDocument } from 'yaml'
import { partsOfPage } from '../../content-reader/parse.ts'
import { keepYaml } from './keepYaml.ts'
import type { Group } from './value.ts'

interface Page {
  /** The front matter. */
  readonly head: Group
  /** The Markdown under it. */
  readonly body: string
}

/** Reads a page's file. @throws Error when it does not begin with front matter */
export function readPageFile(text: string): Page {
  const { head, body } = split(text)
  return { head: (parseDocument(head).toJS() ?? {}) as Group, body }
}

/**
 * Writes a page's file; what did not change stays as it is, byte for byte.
 * @param source the file's text as it was read; empty for a new file
 */
export function keepPage(source: string, { head, body }: Page): string {
  const before = source ? split(source) : { head: '', body: '' }
  const front = keepYaml(before.head, head)
  return `---\n${front.trimEnd()}\n---\n${keepBody(before.body, body)}`
}

/** The editor takes the spaces around a text away: they are those of the file as long as nothing else changes. */
function keepBody(before: string, after: string): string {
  const text = after.replaceAll('\r\n', '\n').trim()
  if (text === before.trim()) return before
  const lead = /^\s*/.exec(before)?.[0] ?? ''
  return text && `${before.trim() ? lead : ''}${text}\n`
}

function split(text: string): { head: string; body: string } {
  const found = partsOfPage(text)
  if (!found)
    throw new Error('The file does not begin with front matter between two lines of "---".')
  // It begins with the line end of the first "---".
  return { head: found.head.slice(1), body: found.body }
}
