import type { TemplateFace } from '../faceRules.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Chakra Petch', file: 'ChakraPetch', weight: '600', first: true },
  { family: 'RocknRoll One', file: 'RocknRollOne', weight: '400', first: true, only: 'ja' },
]
