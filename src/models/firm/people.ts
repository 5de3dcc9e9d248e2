import type { Language } from '../../../routing/language.ts'
import { listedPhoto } from '../pictures/photos.ts'
import type { PictureSource } from '../pictures/pictureModels.ts'
import { words } from '../site/site.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly sample: boolean
  /** Null until there is one. */
  readonly photo: PictureSource | null
}

/** The consultants. @throws ContentError if a photograph is missing */
export function people(language: Language): Person[] {
  return words.people.items.map(({ id, name, rows, sample }, at) => ({
    id,
    name: name[language],
    rows: rows.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    sample: sample ?? false,
    photo: listedPhoto('people', at, language),
  }))
}
