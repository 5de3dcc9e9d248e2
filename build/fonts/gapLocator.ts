import { wordFiles } from '../../content-reader/checks/warnings.ts'
import type { ContentFiles } from '../../content-reader/files.ts'

/** A character that a text needs and the font lacks. */
export interface Gap {
  readonly character: string
  readonly text: string
}

/** The number of neighbouring characters that identify the place of a character. */
const around = 6

/**
 * Locates texts of built pages in `content/`.
 * @returns a function that returns file and line of a text with a certain character, e.g.
 * `content/data/home.yaml: line 3`
 */
export function gapLocator(files: ContentFiles): (gap: Gap) => string[] {
  let lines: { place: string; text: string }[] | undefined
  return ({ character, text }) => {
    lines ??= wordFiles(files).flatMap((file) =>
      files
        .text(file)
        .split('\n')
        .map((line, at) => ({ place: `content/${file}: line ${at + 1}`, text: bare(line) })),
    )
    const whole = bare(text)
    const at = whole.indexOf(character)
    const part = whole.slice(Math.max(0, at - around), at + character.length + around)
    return lines.filter((line) => line.text.includes(part)).map(({ place }) => place)
  }
}

/** Without white space and the invisible characters that the build inserts. */
const bare = (text: string) => text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
