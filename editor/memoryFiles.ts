import { ContentError } from '../content-reader/error.ts'
import type { ContentFiles } from '../content-reader/files.ts'
import { problems } from '../content-reader/problems.ts'

/** File texts by path below `content/`. */
export type Texts = Readonly<Record<string, string>>

/** An in-memory `content/`, for the editor in the browser. */
export function memoryFiles(texts: Texts): ContentFiles {
  return {
    text(file) {
      const text = texts[file]
      if (text === undefined) throw new ContentError(file, problems.noFile())
      return text
    },
    has: (file) => Object.hasOwn(texts, file),
    list: (folder) =>
      Object.keys(texts)
        .filter((file) => file.slice(0, Math.max(file.lastIndexOf('/'), 0)) === folder)
        .map((file) => file.slice(file.lastIndexOf('/') + 1))
        .sort(),
  }
}
