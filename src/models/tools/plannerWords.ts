import type { FixedDate, Schedule } from '../../../calculators/planner/schedule.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { words } from '../site/site.ts'

export type PlannerWords = InOneLanguage<Omit<Words['tools']['planner'], 'example' | 'own'>>

export function plannerWords(language: Language): PlannerWords {
  const { example, own, ...said } = words.tools.planner
  return inLanguage(said, language)
}

export function schedules(language: Language): readonly Schedule[] {
  return inLanguage(words.planner.schedules, language)
}

export function fixedDates(language: Language): readonly FixedDate[] {
  return inLanguage(words.planner.dates, language)
}
