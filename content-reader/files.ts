import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
