import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Jost', file: 'Jost', weight: '100 900', first: true },
  {
    family: 'Zen Kaku Gothic New',
    file: 'ZenKakuGothicNew',
    weight: '300',
    first: true,
    only: 'ja',
  },
]
