import type { ExitRules } from '../exits/rules.ts'
import type { Day } from '../planner/day.ts'
import type { StateForm } from './addressState.ts'
import { choiceCodec, dayCodec } from './choiceCodecs.ts'

/** The state of /planner. */
export interface PlannerState {
  /** The exit, or null while none is chosen. */
  readonly exit: string | null
  readonly handover: Day
}

/** @param exits the ids of the schedules */
export function plannerState(exits: readonly string[]): StateForm<PlannerState> {
  return { codecs: { exit: choiceCodec(exits), handover: dayCodec } }
}

/** The same where an exit is always chosen. @param exits the ids of the schedules */
export function chosenPlan(exits: readonly string[]): StateForm<PlannerState> {
  return { ...plannerState(exits), fits: ({ exit }) => exit !== null }
}

/**
 * The state of /exit-finder: an option for each question, or null.
 * @param questions of the rules
 */
export function answersState(
  questions: ExitRules<unknown>['questions'],
): StateForm<Record<string, string | null>> {
  const codecs = questions.map(({ id, options }) => [
    id,
    choiceCodec(options.map((option) => option.id)),
  ])
  return { codecs: Object.fromEntries(codecs) }
}
