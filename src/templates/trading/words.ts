import type { TemplateWords } from '../../models/gallery/templateModel.ts'

export type TradingWords = TemplateWords<'trading'>
