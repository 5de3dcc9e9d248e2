import { localAddress } from './address.ts'
import type { Language } from './language.ts'

/** The twelve templates of the gallery, in its order: the number of a card is its place here, from 1. */
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

/** The path of the frame in which a template is looked at in several widths. */
export const framePath = (id: TemplateId): `/${string}` => `/templates/${id}`

/** The path of the template's page itself, which only the frame may embed. */
const templatePath = (id: TemplateId): `/${string}` => `${framePath(id)}/page`

/** The place on a template's page that the frame alone links: it takes the page's own strip out of sight. */
export const frameAnchor = 'framed'

/** The address of a template's frame within the site. */
export const frameHref = (id: TemplateId, language: Language) =>
  localAddress(framePath(id), language)

/** The address of a template's page within the site. */
export const templateHref = (id: TemplateId, language: Language) =>
  localAddress(templatePath(id), language)
