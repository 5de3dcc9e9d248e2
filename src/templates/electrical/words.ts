import type { TemplateWords } from '../../models/gallery/templateModel.ts'

export type ElectricalWords = TemplateWords<'electrical'>
