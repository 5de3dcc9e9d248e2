import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from './error.ts'
import { problems } from './problems.ts'

/** Access to `content/`; paths are relative to it. */
export interface ContentFiles {
  /**
   * A file's text without byte-order mark and with Unix line ends.
   * @throws ContentError if it is missing or not UTF-8
   */
  text(file: string): string
  has(file: string): boolean
  /** The names of a folder's visible files, sorted; empty if the folder does not exist. */
  list(folder: string): string[]
}

/** @param root the project's folder, which contains `content/` */
export function openFiles(root: string): ContentFiles {
  const names = new Map<string, ReadonlySet<string>>()
  const list = (folder: string) => {
    try {
      const names = readdirSync(join(root, 'content', folder))
      // For example .DS_Store on macOS.
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
      // Cached: this is called for every article of a folder.
      const known = names.get(folder) ?? new Set(list(folder))
      names.set(folder, known)
      return known.has(file.slice(at + 1))
    },
    text(file) {
      let bytes: Buffer
      try {
        bytes = readFileSync(join(root, 'content', file))
      } catch {
        throw new ContentError(file, problems.noFile())
      }
      try {
        // TextDecoder also removes a byte-order mark.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
        return text.replace(/\r\n?/g, '\n')
      } catch {
        throw new ContentError(file, problems.notUtf8())
      }
    },
  }
}
