import type { FixedDate, Schedule } from '../../../calculators/planner/schedule.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { words } from '../site/site.ts'

/** The words around a plan. */
export type PlannerWords = InOneLanguage<Omit<Words['tools']['planner'], 'example' | 'own'>>

export function plannerWords(language: Language): PlannerWords {
  const { example, own, ...said } = words.tools.planner
  return inLanguage(said, language)
}

/** The steps to each exit, in one language. */
export function schedules(language: Language): readonly Schedule[] {
  return inLanguage(words.planner.schedules, language)
}

/** The dates that the law has fixed, in one language. */
export function fixedDates(language: Language): readonly FixedDate[] {
  return inLanguage(words.planner.dates, language)
}
