import type { TemplateFace } from '../faces.ts'

export const faces: readonly TemplateFace[] = [
  { family: 'Note', file: 'ZenOldMincho', weight: '600' },
  { family: 'Figure', file: 'SourceSerif4', weight: '400 600', first: true },
]
