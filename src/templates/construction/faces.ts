import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Big Shoulders', file: 'BigShoulders', weight: '100 900', first: true },
  { family: 'Dela Gothic One', file: 'DelaGothicOne', weight: '900', first: true, only: 'ja' },
]
