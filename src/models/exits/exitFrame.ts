import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError } from '../../../content-reader/error.ts'
import { problems } from '../../../content-reader/problems.ts'
import { framePoints } from '../../../content-reader/schema/cards.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import type { ProfileRow } from '../firm/profileRows.ts'
import { words } from '../site/site.ts'

/**
 * An exit's comparison table, which has the same points for all exits.
 * @param id in data/exits.yaml
 * @throws ContentError if the exit is unknown or has no frame
 */
export function exitFrame(id: string, language: Language): ProfileRow[] {
  const { exit, frame, items } = words.exits
  const found = items.find((each) => each.id === id)
  const points = found?.frame
  if (!points) {
    throw new ContentError(dataFiles.exits.file, problems.noFrame(id))
  }
  const row = (id: string, label: Localized, value: string) => ({
    id,
    label: label[language],
    value,
    values: [],
    sample: false,
  })
  return [
    row('exit', exit, fullName(found, language)),
    ...framePoints.map((point) => row(point, frame[point], points[point][language])),
  ]
}

/** Name and meaning, unless the name has the meaning in brackets. */
function fullName(
  { name, expansion }: { readonly name: Localized; readonly expansion: Localized },
  language: Language,
): string {
  if (/[（(]/.test(name[language])) return name[language]
  // Lower case within a sentence, except for acronyms.
  const meaning = expansion[language].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  return language === 'ja' ? `${name.ja}（${meaning}）` : `${name.en} (${meaning})`
}
