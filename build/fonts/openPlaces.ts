import { wordFiles } from '../../content-reader/checks/warnings.ts'
import type { ContentFiles } from '../../content-reader/files.ts'

/** A character that a text needs and a font lacks. */
export interface Gap {
  readonly character: string
  readonly text: string
}

/** How much of a text around a character tells it from others. */
const around = 6

/**
 * Finds texts of built pages in `content/`.
 * @returns where a text with a certain character stands there: file and line, e.g. `content/data/home.yaml: line 3`
 */
export function openPlaces(files: ContentFiles): (gap: Gap) => string[] {
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

/** Without what the build puts between the words of a line. */
const bare = (text: string) => text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
