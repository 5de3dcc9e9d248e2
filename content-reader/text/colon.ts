import type { Localized } from '../../routing/language.ts'

/** What is between a label and what follows it in a line of plain text. */
export const colon: Localized = { ja: '：', en: ': ' }
