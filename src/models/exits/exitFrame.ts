import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError } from '../../../content-reader/error.ts'
import { framePoints } from '../../../content-reader/schema/cards.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import type { ProfileRow } from '../firm/profileRows.ts'
import { words } from '../site/site.ts'

/**
 * What is to be known of an exit before choosing it, in the frame that all exits share.
 * @param id the exit's id in data/exits.yaml
 * @throws ContentError when there is no such exit, or when it has no frame
 */
export function exitFrame(id: string, language: Language): ProfileRow[] {
  const { exit, frame, items } = words.exits
  const found = items.find((each) => each.id === id)
  const points = found?.frame
  if (!points) {
    throw new ContentError(dataFiles.exits.file, `the exit "${id}" has no "frame": write one.`)
  }
  const row = (id: string, label: Localized, value: string) => ({
    id,
    label: label[language],
    value,
    values: [],
    sample: null,
  })
  return [
    row('exit', exit, fullName(found, language)),
    ...framePoints.map((point) => row(point, frame[point], points[point][language])),
  ]
}

/** An exit's name with what it means, where the name does not say that in brackets itself. */
function fullName(
  { name, expansion }: { readonly name: Localized; readonly expansion: Localized },
  language: Language,
): string {
  if (/[（(]/.test(name[language])) return name[language]
  // Within a sentence; an acronym keeps its letters.
  const meaning = expansion[language].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  return language === 'ja' ? `${name.ja}（${meaning}）` : `${name.en} (${meaning})`
}
