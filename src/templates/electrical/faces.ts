import type { Language } from '../../../routing/language.ts'
import type { TemplateFace } from '../faces.ts'

const square: TemplateFace = {
  family: 'Chakra Petch',
  file: 'ChakraPetch',
  weight: '600',
  first: true,
}
const round: TemplateFace = {
  family: 'RocknRoll One',
  file: 'RocknRollOne',
  weight: '400',
  first: true,
}

/** The page's faces: English sets nothing in the Japanese one. */
export const faces = (language: Language): readonly TemplateFace[] =>
  language === 'ja' ? [square, round] : [square]
