import type { Localized } from '../../routing/language.ts'

/** Separates a label from its value in plain text. */
export const colon: Localized = { ja: '：', en: ': ' }
