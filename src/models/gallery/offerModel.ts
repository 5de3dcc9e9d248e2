import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import type { TemplateId } from '../../../routing/templates.ts'
import { profileRows } from '../firm/profileRows.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { requestHref } from './templateModel.ts'

/** The terms of a website made from a template. */
export function offerModel(language: Language) {
  const { link, short, heading, intro, rows, sample } = words.gallery.offer
  return {
    link: link[language],
    short: short[language],
    heading: phrases(heading[language], language),
    intro: intro[language],
    rows: profileRows(rows, language),
    /** The sample label; null once the terms are the firm's own. */
    sample: sample ? words.site.sample[language] : null,
  }
}

export type OfferModel = ReturnType<typeof offerModel>

/** One link for each plan, to the contact form with a message that names template and plan. */
export function planLinks(id: TemplateId, language: Language) {
  const { ask, plans } = words.gallery.offer
  return plans.map((plan) => ({
    label: fill(ask[language], { plan: plan.name[language] }),
    href: requestHref(id, language, plan.id),
  }))
}
