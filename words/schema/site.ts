import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

/** Words that are on every page: data/site.yaml. */
export const site = () =>
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
      hero: z.string(),
    }),
  })

/** The full-screen menu: data/menu.yaml. */
export const menu = ({ page }: References) => {
  const link = z.strictObject({ page, label: localized })
  return z.strictObject({ items: z.array(link), button: link })
}

/** The footer's columns: data/footer.yaml. A page can also name its column in its front matter. */
export const footer = ({ page }: References) =>
  z.strictObject({
    columns: z.array(z.strictObject({ id: z.string(), heading: localized, pages: z.array(page) })),
  })
