import type { Language } from '../../../routing/language.ts'
import { decorativePicture, type PictureSource } from '../pictures/pictureModels.ts'
import { phrases } from '../text/phrases.ts'

export interface HeroModel {
  readonly title: readonly string[]
  readonly subtitle: readonly string[]
  readonly picture: PictureSource
  /** Whether the subtitle fades in after the page opens. */
  readonly fade: boolean
}

interface HeroWords {
  readonly title: string
  readonly subtitle: string
  readonly hero: string
  /** Path below content/, for messages. */
  readonly file: string
  readonly fade?: boolean | undefined
}

/** @param words include the hero picture's name in art/masters */
export function heroModel(words: HeroWords, language: Language): HeroModel {
  return {
    title: phrases(words.title, language),
    subtitle: phrases(words.subtitle, language),
    picture: decorativePicture(words.hero, { framing: 'hero', file: words.file }),
    fade: words.fade ?? false,
  }
}
