import { z } from 'zod'
import { templateIds } from '../../routing/templates.ts'
import { localized } from './text.ts'

/** What a card of the gallery can be about; 'new' has no card yet (specification, section 4). */
export const categoryIds = [
  'construction',
  'architecture',
  'technology',
  'food',
  'real-estate',
  'services',
  'finance',
  'transport',
  'electrical',
  'agriculture',
  'trading',
  'new',
] as const

export type CategoryId = (typeof categoryIds)[number]

/** The gallery of templates, its filters, and the strip and frame around a template: data/templates.yaml. */
export const gallery = () =>
  z.strictObject({
    /** The button that goes back one step. */
    close: localized,
    /** What is said of a filter: {filter} is its name, {count} how many templates it shows. */
    count: z.strictObject({ one: localized, other: localized }),
    /** What a filter without a template says, and the two ways on. */
    empty: z.strictObject({
      heading: localized,
      text: localized,
      all: localized,
      contact: localized,
    }),
    filters: z.strictObject({
      /** The name of the group of buttons. */
      heading: localized,
      all: localized,
      categories: z.record(z.enum(categoryIds), localized),
    }),
    /** The page around a template; {title} is the template's. */
    frame: z.strictObject({
      title: localized,
      description: localized,
      widths: localized,
      phone: localized,
      tablet: localized,
      desktop: localized,
      previous: localized,
      next: localized,
      bar: localized,
      ways: localized,
    }),
    /** The strip over every template, which says that it is one. */
    strip: z.strictObject({
      label: localized,
      note: localized,
      gallery: localized,
      use: localized,
    }),
    templates: z.record(
      z.enum(templateIds),
      z.strictObject({ category: z.enum(categoryIds), title: localized }),
    ),
  })
