import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Mihon Latin', file: 'Fraunces', weight: '700 900', first: true },
  { family: 'Mihon', file: 'KaiseiDecol', weight: '700', only: 'ja' },
]
