import type { Language } from '../../../routing/language.ts'
import type { TemplateFace } from '../faces.ts'

const geometric: TemplateFace = { family: 'Jost', file: 'Jost', weight: '100 900', first: true }
const light: TemplateFace = {
  family: 'Zen Kaku Gothic New',
  file: 'ZenKakuGothicNew',
  weight: '300',
  first: true,
}

/** The page's faces: English sets nothing in the Japanese one. */
export const faces = (language: Language): readonly TemplateFace[] =>
  language === 'ja' ? [geometric, light] : [geometric]
