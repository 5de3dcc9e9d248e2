import { dataFiles } from '../../../content-reader/data.ts'
import { type Language, otherLanguage } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { longestQuery } from '../../search/longestQuery.ts'
import { phone } from '../firm/phone.ts'
import { decorativePicture } from '../pictures/pictureModels.ts'
import { numberedHref } from '../site/insightsPages.ts'
import { href, type Link, pageName } from '../site/links.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { menuThemes } from './menuThemes.ts'

/** A link of the menu or footer, which marks the current page. */
export interface FrameLink extends Link {
  readonly current: boolean
}

/**
 * Words and links around a page: bar, menu, banner and footer.
 * @param id the page's id, or null on the not-found page, whose language switch leads home
 * @param number in a paginated list
 */
export function frame(id: PageId | null, language: Language, number = 1) {
  const { site, menu } = words
  const link = (page: PageId, label: string): FrameLink => ({
    label,
    href: href(page, language),
    current: page === id,
  })
  const other = otherLanguage(language)
  const allPages: FrameLink = {
    label: words.search.allPages[language],
    href: href('search', language, 'all-pages'),
    current: false,
  }
  return {
    skip: site.skip[language],
    search: {
      // To the results, which a phone's first window does not show.
      action: `${href(menu.search.page, language)}#results`,
      label: menu.search.label[language],
      submit: words.search.submit[language],
      longest: longestQuery,
      /** Whether a wide window shows the field above the page. */
      atTop: id !== null && id !== menu.search.page,
    },
    home: { label: site.home[language], href: href('home', language) },
    menu: {
      open: site.openMenu[language],
      close: site.closeMenu[language],
      name: site.menu[language],
      items: menu.items.map(({ page, label }) => link(page, label[language])),
      button: link(menu.button.page, menu.button.label[language]),
      map: {
        name: menu.map[language],
        themes: menuThemes().map(({ heading, picture, pages }) => ({
          heading: heading[language],
          picture: decorativePicture(picture, { framing: 'card', file: dataFiles.menu.file }),
          links: pages.map((page) => link(page, pageName(page, language))),
        })),
      },
    },
    languages: {
      heading: site.languages.heading[language],
      current: { language, name: site.languages[language] },
      other: {
        language: other,
        name: site.languages[other],
        href: numberedHref(id ?? 'home', other, number),
      },
    },
    banner: {
      heading: phrases(site.banner.heading[language], language),
      text: site.banner.text[language],
      card: phrases(site.banner.card[language], language),
      picture: decorativePicture('wave', { framing: 'banner', file: dataFiles.site.file }),
      button: site.banner.button[language],
      // On the contact page itself the button leads to the form.
      href: id === 'contact' ? '#form' : href('contact', language),
    },
    footer: {
      columns: words.footer.columns.map(({ heading, pages }, at, { length }) => ({
        heading: heading[language],
        links: [
          ...pages.map((page) => link(page, pageName(page, language))),
          ...(at === length - 1 ? [allPages] : []),
        ],
      })),
      statement: site.footer.statement[language],
      copyright: site.footer.copyright[language],
    },
    // Not needed on the contact page and on the page that it leads to.
    contact:
      id === 'contact' || id === 'contact-sent'
        ? null
        : { label: site.contact[language], href: href('contact', language) },
    phone: phoneLink(language),
    toTop: site.toTop[language],
  }
}

/** The telephone in bar and footer; null while the number is a sample. */
function phoneLink(language: Language) {
  const found = phone()
  return found && { ...found, label: words.site.call[language] }
}

export type Frame = ReturnType<typeof frame>

export type LanguageLinks = Frame['languages']
