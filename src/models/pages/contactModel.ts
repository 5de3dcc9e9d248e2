import { contactText } from '../../../content-reader/contactText.ts'
import type { ContactText } from '../../../content-reader/schema/contact.ts'
import type { Prose } from '../../../content-reader/text/markdown.ts'
import type { Language } from '../../../routing/language.ts'
import { type FirstTalkModel, firstTalk } from '../firm/firstTalk.ts'
import { type BackModel, backLink } from '../frame/backLink.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { type HeroModel, heroModel } from '../frame/heroModel.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { finishProse } from '../text/prose.ts'

type AllWords = InOneLanguage<Omit<ContactText, 'receipt' | 'sampleMark'>>

/** The contact form's words in one language, with the promise of an answer filled in. */
export interface ContactWords extends AllWords {
  readonly privacyHref: string
  /** Template names by id, for the beginning of a message. */
  readonly templates: Readonly<Record<string, string>>
  /** Names of the plans by id. */
  readonly plans: Readonly<Record<string, string>>
}

export interface ContactModel extends Pick<AllWords, 'confidentiality'> {
  readonly hero: HeroModel
  readonly back: BackModel | null
  readonly breadcrumb: BreadcrumbModel
  readonly intro: Prose
  readonly firstTalk: FirstTalkModel
  readonly form: ContactWords
}

export function contactModel(language: Language): ContactModel {
  const page = words.page('contact')[language]
  const form = contactWords(language)
  return {
    hero: heroModel(page, language),
    back: backLink('contact', language),
    breadcrumb: breadcrumb('contact', language),
    intro: finishProse(page.intro, language, []),
    firstTalk: firstTalk(language),
    confidentiality: form.confidentiality,
    form: {
      ...form,
      privacyHref: href('privacy', language),
      templates: templateTitles(language),
      plans: planNames(language),
    },
  }
}

function templateTitles(language: Language): ContactWords['templates'] {
  const titles = Object.entries(words.gallery.templates).map(([id, { title }]) => [
    id,
    title[language],
  ])
  return Object.fromEntries(titles)
}

function planNames(language: Language): ContactWords['plans'] {
  const names = words.gallery.offer.plans.map(({ id, name }) => [id, name[language]])
  return Object.fromEntries(names)
}

function contactWords(language: Language): AllWords {
  // The receipt is only for the mail, and samples are already marked.
  const { receipt: _, sampleMark: __, ...text } = contactText(words)
  return inLanguage(text, language)
}
