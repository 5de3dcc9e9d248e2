import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Maru', file: 'YujiSyuku', weight: '400', only: 'ja' },
  { family: 'Maru Latin', file: 'YoungSerif', weight: '400', first: true },
]
