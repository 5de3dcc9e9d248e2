import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Mihon Latin', file: 'Bricolage', weight: '600' },
  { family: 'Mihon', file: 'KleeOne', weight: '600', only: 'ja' },
]
