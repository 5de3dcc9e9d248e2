import { dataFiles } from '../../../content-reader/data.ts'
import type { Language } from '../../../routing/language.ts'
import { listedPhoto } from '../pictures/photos.ts'
import { decorativePicture, type PictureSource } from '../pictures/pictureModels.ts'
import { words } from '../site/site.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly sample: boolean
  /** The photograph, or what hangs in its place until there is one. */
  readonly portrait: PictureSource
}

/** The consultants. @throws ContentError if a photograph is missing */
export function people(language: Language): Person[] {
  return words.people.items.map(({ id, name, rows, sample }, at) => ({
    id,
    name: name[language],
    rows: rows.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    sample: sample ?? false,
    portrait: listedPhoto('people', at, language) ?? emptyPlace(at),
  }))
}

const things = ['scrolls', 'abacus', 'lantern']

/** A cloak and the things of a trade, in the place of the portrait that is missing; after the last they begin anew. */
export function emptyPlace(at: number): PictureSource {
  const name = `cloak-${things[at % things.length]}`
  return decorativePicture(name, { framing: 'portrait', file: dataFiles.people.file })
}
