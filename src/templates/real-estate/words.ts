import type { TemplateWords } from '../../models/gallery/templateModel.ts'

export type EstateWords = TemplateWords<'real-estate'>
export type Home = EstateWords['homes'][number]
