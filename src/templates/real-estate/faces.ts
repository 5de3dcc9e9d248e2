import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Nunito', file: 'Nunito', weight: '200 1000', first: true },
  { family: 'Zen Maru', file: 'ZenMaruGothic', weight: '700', only: 'ja' },
]
