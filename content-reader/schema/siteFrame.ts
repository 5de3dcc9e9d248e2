import { z } from 'zod'
import { named } from '../problems.ts'
import type { References } from './references.ts'
import { localized, localizedAs, text } from './text.ts'

// The accessible name of a link must contain its visible text (WCAG 2.5.3).
const logoLabel = localizedAs(text.regex(/legatus/i, named('logoLabel')))

/** data/site.yaml: words on every page. */
export const site = () =>
  z.strictObject({
    skip: localized,
    home: logoLabel,
    openMenu: localized,
    closeMenu: localized,
    menu: localized,
    contact: localized,
    call: localized,
    toTop: localized,
    back: localized,
    breadcrumb: localized,
    /** Label of the pagination. */
    pager: localized,
    /** Name of the site's search in browsers that add it. */
    searchHere: localized,
    contents: localized,
    next: localized,
    readMore: localized,
    services: localized,
    /** Labels of a service's facts, below its hero. */
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
    /** What is a sample, if all of a kind is, and if some is: {items} names it. */
    samples: z.strictObject({
      people: localized,
      cases: localized,
      testimonials: localized,
      values: localized,
      some: localized,
    }),
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
      /** Above the list of all pages, and above that of pages similar to the requested address. */
      pages: localized,
      near: localized,
      hero: z.string(),
    }),
  })

/** data/menu.yaml: the full-screen menu. */
export const menu = ({ page }: References) => {
  const link = z.strictObject({ page, label: localized })
  const theme = z.strictObject({
    heading: localized,
    picture: z.string(),
    /** Their descendants are included automatically. */
    pages: z.array(page).min(1),
  })
  return z.strictObject({
    items: z.array(link),
    search: link,
    button: link,
    /** Name of the map of all pages, and its themes. */
    map: localized,
    themes: z.array(theme),
  })
}

/** data/footer.yaml: the footer's columns. */
export const footer = ({ page }: References) =>
  z.strictObject({
    columns: z.array(z.strictObject({ heading: localized, pages: z.array(page) })),
  })
