import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Grotesk', file: 'FamiljenGrotesk', weight: '400 700', first: true },
  { family: 'Mplus', file: 'MPlus1', weight: '800', only: 'ja' },
]
