import { localAddress } from './address.ts'
import type { Language } from './language.ts'

/** The twelve templates in gallery order; a card's number is its position here, from 1. */
export const templateIds = [
  'construction',
  'architecture',
  'tech',
  'ai',
  'restaurant',
  'real-estate',
  'services',
  'finance',
  'logistics',
  'electrical',
  'agriculture',
  'trading',
] as const

export type TemplateId = (typeof templateIds)[number]

/** The preview frame, which shows a template at several widths. */
export const framePath = (id: TemplateId): `/${string}` => `/templates/${id}`

/** The template's own page, which only the frame embeds. */
const templatePath = (id: TemplateId): `/${string}` => `${framePath(id)}/page`

/** The fragment by which the frame tells an embedded template to hide its own strip. */
export const frameAnchor = 'framed'

export const frameHref = (id: TemplateId, language: Language) =>
  localAddress(framePath(id), language)

export const templateHref = (id: TemplateId, language: Language) =>
  localAddress(templatePath(id), language)
