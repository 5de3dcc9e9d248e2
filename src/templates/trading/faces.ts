import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Playfair', file: 'PlayfairDisplay', weight: '700 900', first: true },
  { family: 'Kaisei', file: 'KaiseiTokumin', weight: '800', only: 'ja' },
]
