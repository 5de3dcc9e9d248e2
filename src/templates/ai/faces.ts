import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Mono', file: 'MartianMono', weight: '400 500', first: true },
  { family: 'Dot', file: 'DotGothic16', weight: '400', first: true, only: 'ja' },
]
