import type { TemplateWords } from '../../models/templateModel.ts'

/** What the page says, in one language. */
export type ElectricalWords = TemplateWords<'electrical'>
