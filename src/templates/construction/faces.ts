import type { Language } from '../../../routing/language.ts'
import type { TemplateFace } from '../faces.ts'

const condensed: TemplateFace = {
  family: 'Big Shoulders',
  file: 'BigShoulders',
  weight: '100 900',
  first: true,
}
const heavy: TemplateFace = {
  family: 'Dela Gothic One',
  file: 'DelaGothicOne',
  weight: '900',
  first: true,
}

/** The page's faces: English sets nothing in the Japanese one. */
export const faces = (language: Language): readonly TemplateFace[] =>
  language === 'ja' ? [condensed, heavy] : [condensed]
