import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  {
    family: 'Barlow',
    file: 'BarlowCondensedBoldItalic',
    weight: '700',
    style: 'italic',
    first: true,
  },
  { family: 'BIZ', file: 'BizUDPGothic', weight: '700', only: 'ja' },
]
