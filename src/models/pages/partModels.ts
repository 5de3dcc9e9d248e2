import type { PagePart } from '../../../content-reader/schema/frontMatter.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import {
  articleCards,
  businessCards,
  type PageCardModel,
  pageCard,
  serviceCards,
} from '../cards/cardModels.ts'
import { type CarouselModel, carouselModel } from '../cards/carouselModel.ts'
import type { Chart } from '../charts/chart.ts'
import { type ExitExampleModel, exitExample } from '../exits/exitExample.ts'
import { exitFrame } from '../exits/exitFrame.ts'
import { type ExitModel, exitModels } from '../exits/exitModels.ts'
import { type ExitRulesModel, exitRulesModel } from '../exits/exitRulesModel.ts'
import { type Case, caseRoads, cases } from '../firm/cases.ts'
import { type FeeTableModel, feeTable } from '../firm/firmFacts.ts'
import { type Person, people } from '../firm/people.ts'
import { type ProfileRow, profileRows } from '../firm/profileRows.ts'
import { type Testimonial, testimonials } from '../firm/testimonials.ts'
import { cardPicture, headPicture } from '../pictures/pictureModels.ts'
import { articlesOn } from '../site/insightsPages.ts'
import { href, pageLink } from '../site/links.ts'
import { words } from '../site/site.ts'
import { type ExitPlan, planExample, planRules } from '../tools/planTables.ts'
import { type ToolPart, toolPart } from '../tools/toolModels.ts'

/** A page part besides the text; `show` selects its component. */
export type Part =
  | { readonly show: 'cards'; readonly cards: readonly PageCardModel[] }
  | { readonly show: 'button' | 'link'; readonly href: string; readonly label: string }
  | { readonly show: 'exits'; readonly exits: readonly ExitModel[] }
  | {
      readonly show: 'services'
      readonly carousel: CarouselModel
      readonly cards: ReturnType<typeof serviceCards>
    }
  | { readonly show: 'businesses'; readonly cards: ReturnType<typeof businessCards> }
  | {
      readonly show: 'profile' | 'rows' | 'frame' | 'first-talk'
      readonly rows: readonly ProfileRow[]
    }
  | { readonly show: 'people'; readonly people: readonly Person[] }
  | { readonly show: 'cases'; readonly roads: Chart; readonly cases: readonly Case[] }
  | { readonly show: 'fees'; readonly table: FeeTableModel }
  | { readonly show: 'tool'; readonly tool: ToolPart }
  | { readonly show: 'exit-rules'; readonly rules: ExitRulesModel }
  | { readonly show: 'exit-example'; readonly example: ExitExampleModel }
  | { readonly show: 'plan-rules'; readonly plans: readonly ExitPlan[] }
  | { readonly show: 'plan-example'; readonly plan: ExitPlan }
  | { readonly show: 'testimonials'; readonly testimonials: readonly Testimonial[] }
  | { readonly show: 'articles'; readonly articles: ReturnType<typeof articleCards> }

/** `after` is a section's anchor, `introduction` or `conclusion`. */
export type PlacedPart = Part & { readonly after: string }

export function partModels(parts: readonly PagePart[], language: Language): PlacedPart[] {
  return parts.map((part) => ({ ...partModel(part, language), after: part.after }))
}

function partModel(part: PagePart, language: Language): Part {
  switch (part.show) {
    case 'cards':
      return { show: 'cards', cards: pageCards(part.pages, language) }
    case 'coaching':
      return { show: 'cards', cards: coachingCards(language) }
    case 'button':
    case 'link': {
      const { page, show, text } = part
      return { show, href: href(page, language), label: text }
    }
    case 'exits':
      return { show: 'exits', exits: exitModels(language) }
    case 'services': {
      const cards = serviceCards(language)
      const label = words.site.services[language]
      const carousel = carouselModel('services', label, cards.length, language)
      return { show: 'services', carousel, cards }
    }
    case 'businesses':
      return { show: 'businesses', cards: businessCards(language) }
    case 'profile':
      return { show: 'profile', rows: profileRows(words.company.rows, language) }
    case 'frame':
      return { show: 'frame', rows: exitFrame(part.exit, language) }
    case 'stance':
      return { show: 'rows', rows: profileRows(words.fees.stance, language) }
    case 'first-talk':
      return { show: 'first-talk', rows: profileRows(words.firstTalk.rows, language) }
    case 'fees':
      return { show: 'fees', table: feeTable(language) }
    case 'tool':
      return { show: 'tool', tool: toolPart(part.tool, language) }
    case 'exit-rules':
      return { show: 'exit-rules', rules: exitRulesModel(language) }
    case 'exit-example':
      return { show: 'exit-example', example: exitExample(language) }
    case 'plan-rules':
      return { show: 'plan-rules', plans: planRules(language) }
    case 'plan-example':
      return { show: 'plan-example', plan: planExample(language) }
    case 'people':
      return { show: 'people', people: people(language) }
    case 'cases':
      return { show: 'cases', roads: caseRoads(language), cases: cases(language) }
    case 'testimonials':
      return { show: 'testimonials', testimonials: testimonials(language) }
    case 'articles':
      return { show: 'articles', articles: articleCards(language, articlesOn(1)) }
  }
}

function pageCards(pages: readonly PageId[], language: Language): PageCardModel[] {
  return pages.map((id) => {
    const { subtitle } = words.page(id)[language]
    return pageCard(id, pageLink(id, language).label, subtitle, language)
  })
}

/** The coaching pages with their introductions (content/data/coaching.yaml) and scenes. */
function coachingCards(language: Language): PageCardModel[] {
  return words.coaching.items.map(({ id, title, text }) => {
    const picture = words.page(id)[language].figure ? cardPicture : headPicture
    const card = pageCard(id, title[language], text[language], language)
    return { ...card, picture: picture(id, language) }
  })
}
