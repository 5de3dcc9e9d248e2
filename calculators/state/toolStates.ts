import type { ExitRules } from '../exits/exitRules.ts'
import type { Day } from '../planner/day.ts'
import type { StateForm } from './addressState.ts'
import { choiceCodec, dayCodec } from './choiceCodecs.ts'

export interface PlannerState {
  /** Null until one is chosen. */
  readonly exit: string | null
  readonly handover: Day
}

/** @param exits the ids of the schedules */
export function plannerState(exits: readonly string[]): StateForm<PlannerState> {
  return { codecs: { exit: choiceCodec(exits), handover: dayCodec } }
}

/**
 * As `plannerState`, but an exit is always chosen.
 * @param exits the ids of the schedules
 */
export function chosenPlan(exits: readonly string[]): StateForm<PlannerState> {
  return { ...plannerState(exits), fits: ({ exit }) => exit !== null }
}

/**
 * The state of /exit-finder: an option or null per question. An address may name some of the questions only.
 * @param questions from the rules
 */
export function answersState(
  questions: ExitRules<unknown>['questions'],
): StateForm<Record<string, string | null>> {
  const codecs = questions.map(({ id, options }) => [
    id,
    { ...choiceCodec(options.map((option) => option.id)), absent: null },
  ])
  return { codecs: Object.fromEntries(codecs) }
}
