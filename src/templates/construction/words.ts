import type { TemplateWords } from '../../models/gallery/templateModel.ts'

/** What the page says, in one language. */
export type ConstructionWords = TemplateWords<'construction'>
