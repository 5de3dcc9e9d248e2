/** Storeys from the roof down: section id, mark and floor level in metres. */
export const levels = [
  { id: 'roof', mark: 'RF', floor: '+21.6' },
  { id: 'works', mark: '5F', floor: '+17.2' },
  { id: 'types', mark: '4F', floor: '+13.4' },
  { id: 'weeks', mark: '3F', floor: '+9.6' },
  { id: 'safety', mark: '2F', floor: '+5.8' },
  { id: 'estimate', mark: '1F', floor: '±0' },
  { id: 'base', mark: 'B1', floor: '−4.5' },
] as const

export type LevelId = (typeof levels)[number]['id']
