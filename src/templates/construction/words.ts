import type { TemplateWords } from '../../models/gallery/templateModel.ts'

export type ConstructionWords = TemplateWords<'construction'>
