import { z } from 'zod'
import type { References } from './references.ts'
import { localized, localizedAs, text } from './text.ts'

// Who speaks to a browser says what is seen: the name of a link has to hold its visible text (WCAG 2.5.3).
const logoLabel = localizedAs(
  text.regex(/legatus/i, 'the link shows the mark LEGATUS: its label must have that name in it'),
)

/** Words that are on every page: data/site.yaml. */
export const site = () =>
  z.strictObject({
    skip: localized,
    /** The label of the logo, which leads home. */
    home: logoLabel,
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
