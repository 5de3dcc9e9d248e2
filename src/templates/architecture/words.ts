import type { TemplateWords } from '../../models/gallery/templateModel.ts'

export type ArchitectureWords = TemplateWords<'architecture'>
