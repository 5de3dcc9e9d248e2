import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ContentError } from './error.ts'

/** The files of `content/`, by their paths below it. */
export interface ContentFiles {
  /**
   * The text of a file, without a byte-order mark and with Unix line ends, whatever editor saved it.
   * @throws ContentError when the file is missing
   */
  text(file: string): string
  /** Whether there is such a file. */
  has(file: string): boolean
  /** The names of the files in a folder, sorted, hidden ones left out; none where there is no such folder. */
  list(folder: string): string[]
}

/** @param root the project's folder, which holds `content/` */
export function openFiles(root: string): ContentFiles {
  const names = new Map<string, ReadonlySet<string>>()
  const list = (folder: string) => {
    try {
      const names = readdirSync(join(root, 'content', folder))
      // Such as the .DS_Store that macOS leaves in every folder.
      return names.filter((name) => !name.startsWith('.')).sort()
    } catch {
      return []
    }
  }
  return {
    list,
    has(file) {
      const at = file.lastIndexOf('/')
      const folder = file.slice(0, Math.max(at, 0))
      // Listed once: a folder of thousands of articles is asked for each of them.
      const known = names.get(folder) ?? new Set(list(folder))
      names.set(folder, known)
      return known.has(file.slice(at + 1))
    },
    text(file) {
      let bytes: Buffer
      try {
        bytes = readFileSync(join(root, 'content', file))
      } catch {
        throw new ContentError(file, 'the file is missing.')
      }
      try {
        // This decoder also drops a byte-order mark.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
        return text.replace(/\r\n?/g, '\n')
      } catch {
        throw new ContentError(file, 'the file is not UTF-8: save it again with that encoding.')
      }
    },
  }
}

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
  const found = /^---[ \t]*(?<head>\n(?:.*?\n)??)---[ \t]*(?:\n(?<body>.*))?$/s.exec(text)?.groups
  if (found?.head === undefined) {
    throw new ContentError(file, 'begin the file with front matter between two lines of "---".')
  }
  return { head: found.head, body: found.body ?? '' }
}
