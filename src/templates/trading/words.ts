import type { TemplateWords } from '../../models/gallery/templateModel.ts'

/** The words of the page in one language. */
export type TradingWords = TemplateWords<'trading'>
