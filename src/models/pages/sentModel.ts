import { contactText } from '../../../content-reader/contactText.ts'
import type { Language } from '../../../routing/language.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { type HeroModel, heroModel } from '../frame/heroModel.ts'
import { type Link, pageLink } from '../site/links.ts'
import { words } from '../site/site.ts'

/** The confirmation page. */
export interface SentModel {
  readonly hero: HeroModel
  readonly breadcrumb: BreadcrumbModel
  /** The specification's sentence (section 8). */
  readonly heading: string
  /** Who answers, and within how many business days; marked while it is a sample. */
  readonly text: string
  readonly home: Link
}

export function sentModel(language: Language): SentModel {
  const { outcomes, confirmation } = contactText(words)
  return {
    hero: heroModel(words.page('contact-sent')[language], language),
    breadcrumb: breadcrumb('contact-sent', language),
    heading: outcomes.success[language],
    text: confirmation.text[language],
    home: pageLink('home', language),
  }
}
