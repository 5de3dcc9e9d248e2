import { dataFiles } from '../../../content-reader/data.ts'
import type { Language } from '../../../routing/language.ts'
import { decorativePicture, type PictureSource, picture } from '../pictures/pictureModels.ts'
import { type ExitModel, exitModels } from './exitModels.ts'

export interface DoorsModel {
  readonly picture: PictureSource
  /** The same wall with light in every doorway. */
  readonly lit: PictureSource
  readonly exits: readonly ExitModel[]
}

/** @param elsewhere whether the list that the doors link to is on another page */
export function doorsModel(language: Language, elsewhere = false): DoorsModel {
  const request = { framing: 'doors', file: dataFiles.exits.file } as const
  return {
    picture: picture('doors', { ...request, language }),
    lit: decorativePicture('doors-lit', request),
    exits: exitModels(language, elsewhere),
  }
}
