import { readPage } from './content/page.ts'
import { footer, menu, words } from './content/words.ts'
import { type Language, otherLanguage } from './language.ts'
import { href } from './links.ts'
import { type PageId, route } from './routes.ts'

export interface Link {
  readonly label: string
  readonly href: string
  readonly current: boolean
}

/** The name by which menus, footers and breadcrumbs call a page. */
export function pageName(id: PageId, language: Language): string {
  const { label, title } = readPage(id, language)
  return label ?? title
}

/**
 * The words and links around a page: bar, menu, banner and footer.
 * @param id the page's id, or null on the not-found page, whose language switch leads home
 */
export function frame(id: PageId | null, language: Language) {
  const link = (page: PageId, label: string): Link => ({
    label,
    href: href(page, language),
    current: page === id,
  })
  const published = (page: PageId) => route(page).published
  const other = otherLanguage(language)
  return {
    skip: words.skip[language],
    home: { label: words.home[language], href: href('home', language) },
    menu: {
      open: words.openMenu[language],
      close: words.closeMenu[language],
      name: words.menu[language],
      items: menu.items
        .filter(({ page }) => published(page))
        .map(({ page, label }) => link(page, label[language])),
      button: link(menu.button.page, menu.button.label[language]),
    },
    languages: {
      heading: words.languages.heading[language],
      current: { language, name: words.languages[language] },
      other: { language: other, name: words.languages[other], href: href(id ?? 'home', other) },
    },
    banner: {
      heading: words.banner.heading[language],
      text: words.banner.text[language],
      card: words.banner.card[language],
      button: words.banner.button[language],
      // On the contact page itself the button leads to the form.
      href: id === 'contact' ? '#form' : href('contact', language),
    },
    footer: {
      columns: footer.columns.map(({ heading, pages }) => ({
        heading: heading[language],
        links: pages.filter(published).map((page) => link(page, pageName(page, language))),
      })),
      statement: words.footer.statement[language],
      copyright: words.footer.copyright[language],
    },
    toTop: words.toTop[language],
  }
}

export type Frame = ReturnType<typeof frame>

/** The language switch of bar and footer. */
export type LanguageLinks = Frame['languages']
