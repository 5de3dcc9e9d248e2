import { calendarTemplate } from '../../../calculators/planner/calendarTemplate.ts'
import { type Day, localDay } from '../../../calculators/planner/day.ts'
import { formatDay } from '../../../calculators/planner/formatDay.ts'
import type { FixedDate, Schedule } from '../../../calculators/planner/schedule.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { type ExitName, exitNames } from '../exits/exitNames.ts'
import { siteName, siteUrl, words } from '../site/site.ts'
import { fixedDates, type PlannerWords, plannerWords, schedules } from './plannerWords.ts'
import { type LawNote, lawNotes, type ToolWords, toolWords } from './toolModels.ts'

/** Schedules, dates and words of the planner, and its initial state. */
export interface PlannerModel {
  readonly language: Language
  readonly siteName: string
  readonly tool: ToolWords
  readonly planner: PlannerWords
  readonly schedules: readonly Schedule[]
  /** A calendar template per schedule, for `fillCalendar`. */
  readonly calendars: readonly string[]
  readonly dates: readonly FixedDate[]
  /** In the order of the schedules. */
  readonly names: readonly ExitName[]
  /** The laws of the fixed dates. */
  readonly laws: readonly LawNote[]
  readonly built: Day
  /** An exit, and the months until the handover. */
  readonly example: { readonly exit: string; readonly months: number }
}

export function plannerTool(language: Language): PlannerModel {
  const dates = fixedDates(language)
  const planner = plannerWords(language)
  const names = exitNames(language)
  const { host } = new URL(siteUrl)
  const tool = toolWords('planner', language)
  const built = localDay(new Date())
  const needsScript = fill(tool.needsScript, { date: formatDay(built, language) })
  return {
    language,
    siteName,
    tool: { ...tool, needsScript },
    planner,
    schedules: schedules(language),
    calendars: schedules(language).map((schedule, at) => {
      const name = `${planner.calendar.name} ${names[at]?.name}`
      return calendarTemplate(schedule, dates, name, host, language)
    }),
    dates,
    names,
    laws: lawNotes([...new Set(dates.map(({ law }) => law))], language),
    built,
    example: words.tools.planner.example,
  }
}
