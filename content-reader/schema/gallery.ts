import { z } from 'zod'
import { templateIds } from '../../routing/templates.ts'
import { factRows } from './firm.ts'
import { localized } from './text.ts'

/** Categories of the gallery; 'new' has no card yet (specification, section 4). */
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

/** data/templates.yaml: the gallery, its filters, and the strip and frame around a template. */
export const gallery = () =>
  z.strictObject({
    /** The back button. */
    close: localized,
    /** Announced for a filter: {filter} is its name, {count} the number of templates. */
    count: z.strictObject({ one: localized, other: localized }),
    /** Text and two links for a filter without templates. */
    empty: z.strictObject({
      heading: localized,
      text: localized,
      all: localized,
      contact: localized,
    }),
    filters: z.strictObject({
      /** Accessible name of the button group. */
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
    /** Terms of a website made from a template. */
    offer: z.strictObject({
      link: localized,
      /** The button in the frame. */
      short: localized,
      heading: localized,
      intro: localized,
      /** The link of a plan to the contact form; {plan} is its name. */
      ask: localized,
      plans: z.array(z.strictObject({ id: z.string(), name: localized })).min(1),
      rows: factRows,
      sample: z.boolean().optional(),
    }),
    /** The strip on every template that identifies it as a sample. */
    strip: z.strictObject({
      label: localized,
      note: localized,
      gallery: localized,
      use: localized,
    }),
    templates: z.record(
      z.enum(templateIds),
      z.strictObject({ category: z.enum(categoryIds), title: localized, shows: localized }),
    ),
  })
