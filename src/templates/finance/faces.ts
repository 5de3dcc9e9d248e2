import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Note', file: 'ZenOldMincho', weight: '600', only: 'ja' },
  { family: 'Figure', file: 'SourceSerif4', weight: '600', opticalSize: 28, first: true },
]
