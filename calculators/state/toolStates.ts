import type { ExitRules } from '../exits/exitRules.ts'
import type { Day } from '../planner/day.ts'
import type { StateForm } from './addressState.ts'
import { choiceCodec, dayCodec, listCodec } from './choiceCodecs.ts'

export interface PlannerState {
  /** Null until one is chosen. */
  readonly exit: string | null
  readonly handover: Day
  /** Ids of the steps that are done already. */
  readonly done: readonly string[]
}

/**
 * @param exits the ids of the schedules
 * @param steps the ids of all their steps
 */
export function plannerState(
  exits: readonly string[],
  steps: readonly string[],
): StateForm<PlannerState> {
  return { codecs: { exit: choiceCodec(exits), handover: dayCodec, done: listCodec(steps) } }
}

/** As `plannerState`, but an exit is always chosen. */
export function chosenPlan(...ids: Parameters<typeof plannerState>): StateForm<PlannerState> {
  return { ...plannerState(...ids), fits: ({ exit }) => exit !== null }
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
