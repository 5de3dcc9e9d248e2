import { z } from 'zod'
import { isPageId } from '../routes.ts'
import { localized, readData } from './data.ts'

const page = z.string().refine(isPageId, 'is not a page of the route table')
const link = z.strictObject({ page, label: localized })

/** Words that stand on every page. */
export const words = readData(
  'data/site.yaml',
  z.strictObject({
    skip: localized,
    home: localized,
    openMenu: localized,
    closeMenu: localized,
    menu: localized,
    toTop: localized,
    back: localized,
    breadcrumb: localized,
    contents: localized,
    next: localized,
    readMore: localized,
    services: localized,
    viewTemplates: localized,
    sources: localized,
    published: localized,
    sample: localized,
    article: z.strictObject({
      published: localized,
      modified: localized,
      minutes: localized,
      faq: localized,
      sources: localized,
      related: localized,
      service: localized,
      glossary: localized,
    }),
    languages: z.strictObject({ heading: localized, ja: z.string(), en: z.string() }),
    banner: z.strictObject({
      heading: localized,
      text: localized,
      card: localized,
      button: localized,
    }),
    footer: z.strictObject({ statement: localized, copyright: localized }),
    notFound: z.strictObject({
      title: localized,
      subtitle: localized,
      description: localized,
      text: localized,
    }),
  }),
)

export const menu = readData(
  'data/menu.yaml',
  z.strictObject({ items: z.array(link), button: link }),
)

export const footer = readData(
  'data/footer.yaml',
  z.strictObject({
    columns: z.array(z.strictObject({ heading: localized, pages: z.array(page) })),
  }),
)

/** Puts values into a text's {placeholders}. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}
