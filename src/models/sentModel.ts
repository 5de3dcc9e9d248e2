import type { Language } from '../../routing/language.ts'
import { contactText } from '../../words/contactText.ts'
import { type BreadcrumbModel, breadcrumb } from './breadcrumb.ts'
import { type HeroModel, heroModel } from './heroModel.ts'
import { type Link, pageLink } from './links.ts'
import { words } from './site.ts'

/** The page that says that an inquiry was received. */
export interface SentModel {
  readonly hero: HeroModel
  readonly breadcrumb: BreadcrumbModel
  /** The specification's sentence (section 8). */
  readonly heading: string
  /** Who answers, and within how many business days. */
  readonly text: string
  /** The label of a sample; null when the owner has set both facts. */
  readonly sample: string | null
  readonly home: Link
}

export function sentModel(language: Language): SentModel {
  const { outcomes, confirmation } = contactText(words)
  const { answeredBy, businessDays } = words.settings.inquiries
  return {
    hero: heroModel(words.page('contact-sent')[language], language),
    breadcrumb: breadcrumb('contact-sent', language),
    heading: outcomes.success[language],
    text: confirmation.text[language],
    sample: answeredBy.sample || businessDays.sample ? words.site.sample[language] : null,
    home: pageLink('home', language),
  }
}
