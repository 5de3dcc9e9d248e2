import type { TemplateWords } from '../../models/templateModel.ts'

/** What the page says, in one language. */
export type ArchitectureWords = TemplateWords<'architecture'>
