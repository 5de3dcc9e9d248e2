/** Sheets in the order of the drawing list: section id and number. */
export const sheets = [
  { id: 'works', number: 'A-01' },
  { id: 'house', number: 'A-02' },
  { id: 'process', number: 'A-03' },
  { id: 'office', number: 'A-04' },
  { id: 'meeting', number: 'A-05' },
] as const

export type SheetId = (typeof sheets)[number]['id']
