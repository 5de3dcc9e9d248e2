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
    contact: localized,
    toTop: localized,
    back: localized,
    breadcrumb: localized,
    /** The numbers of the pages that a long list is on. */
    pager: localized,
    /** What the site's search is called in a browser that adds it to its own. */
    searchHere: localized,
    contents: localized,
    next: localized,
    readMore: localized,
    services: localized,
    /** What the facts of a service answer, in the strip under its head. */
    facts: z.strictObject({
      audience: localized,
      duration: localized,
      result: localized,
      fee: localized,
    }),
    sources: localized,
    /** Followed by the number of the note. */
    backElsewhere: localized,
    backToText: localized,
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
      /** Above the list of all pages, and above that of pages near the address that was asked for. */
      pages: localized,
      near: localized,
      hero: z.string(),
    }),
  })

/** The full-screen menu: data/menu.yaml. */
export const menu = ({ page }: References) => {
  const link = z.strictObject({ page, label: localized })
  const theme = z.strictObject({
    heading: localized,
    picture: z.string(),
    /** Pages below one of them need not be named. */
    pages: z.array(page).min(1),
  })
  return z.strictObject({
    items: z.array(link),
    search: link,
    button: link,
    /** What the map of all pages is called, and its themes. */
    map: localized,
    themes: z.array(theme),
  })
}

/** The footer's columns: data/footer.yaml. */
export const footer = ({ page }: References) =>
  z.strictObject({
    columns: z.array(z.strictObject({ heading: localized, pages: z.array(page) })),
  })
