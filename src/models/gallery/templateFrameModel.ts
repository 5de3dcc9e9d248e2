import { fill } from '../../../content-reader/text/fill.ts'
import { type Language, otherLanguage } from '../../../routing/language.ts'
import {
  frameAnchor,
  frameHref,
  framePath,
  type TemplateId,
  templateHref,
  templateIds,
} from '../../../routing/templates.ts'
import { metadataAt } from '../frame/metadata.ts'
import { href, type Link } from '../site/links.ts'
import { words } from '../site/site.ts'
import { roman } from '../text/numerals.ts'
import { phrases } from '../text/phrases.ts'
import { offerModel, planLinks } from './offerModel.ts'
import { requestHref } from './templateModel.ts'

/** The page that previews a template at several widths. */
export function templateFrameModel(id: TemplateId, language: Language) {
  const { frame, strip, templates } = words.gallery
  const title = templates[id].title[language]
  const at = templateIds.indexOf(id)
  const neighbour = (step: 1 | -1, label: string): Link => {
    const to = templateIds.at((at + step) % templateIds.length) ?? id
    return {
      label: fill(label, { title: templates[to].title[language] }),
      href: frameHref(to, language),
    }
  }
  const page = {
    title: fill(frame.title[language], { title }),
    description: fill(frame.description[language], { title }),
  }
  const other = otherLanguage(language)
  return {
    head: metadataAt({ path: framePath(id), indexed: false, preview: 'templates' }, language, page),
    skip: words.site.skip[language],
    numeral: roman(at + 1),
    title: phrases(title, language),
    page: { title: page.title, src: `${templateHref(id, language)}#${frameAnchor}` },
    gallery: { label: strip.gallery[language], href: href('templates', language) },
    use: { label: strip.use[language], href: requestHref(id, language) },
    offer: { ...offerModel(language), plans: planLinks(id, language) },
    widths: {
      heading: frame.widths[language],
      phone: frame.phone[language],
      tablet: frame.tablet[language],
      desktop: frame.desktop[language],
    },
    bar: frame.bar[language],
    ways: frame.ways[language],
    previous: neighbour(-1, frame.previous[language]),
    next: neighbour(1, frame.next[language]),
    search: { label: words.menu.search.label[language], href: href('search', language) },
    languages: {
      heading: words.site.languages.heading[language],
      current: { language, name: words.site.languages[language] },
      other: { language: other, name: words.site.languages[other], href: frameHref(id, other) },
    },
  }
}

export type TemplateFrameModel = ReturnType<typeof templateFrameModel>
