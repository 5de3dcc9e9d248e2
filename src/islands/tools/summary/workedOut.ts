import type { Day } from '../../../../calculators/planner/day.ts'
import { plan } from '../../../../calculators/planner/plan.ts'
import { readHandover } from '../../../../calculators/planner/readHandover.ts'
import { readFragment, type StateForm } from '../../../../calculators/state/addressState.ts'
import type { Carried } from '../../../../calculators/state/caseAddress.ts'
import { feeState } from '../../../../calculators/state/feeState.ts'
import { answersState, chosenPlan } from '../../../../calculators/state/toolStates.ts'
import { valueState } from '../../../../calculators/state/valueState.ts'
import { computeValue } from '../../../../calculators/value/computeValue.ts'
import { secondSteps } from '../../../../calculators/value/waysOfSelling.ts'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'

export type WorkedOut = ReturnType<typeof workedOut>

/** What follows from what was entered in each tool; nothing for a tool whose part is missing or incomplete. */
export function workedOut(
  carried: Carried,
  { exits, planner }: Pick<SummaryModel, 'exits' | 'planner'>,
  today: Day,
) {
  const valued = whole(valueState, carried.value)
  const { schedules } = planner
  const planned = whole(
    chosenPlan(
      schedules.map(({ exit }) => exit),
      schedules.flatMap(({ steps }) => steps.map(({ id }) => id)),
    ),
    carried.planner,
  )
  const schedule = schedules.find(({ exit }) => exit === planned?.exit)
  return {
    answers: whole(answersState(exits.rules.questions), carried['exit-finder']),
    value: valued && {
      state: valued,
      result: computeValue(valued, valued.step ?? secondSteps[0]),
    },
    fees: whole(feeState, carried.fees),
    plan: planned &&
      schedule && {
        ...plan(schedule, planner.dates, { ...planned, today }, planned.done),
        exit: exits.names.find(({ exit }) => exit === schedule.exit)?.name ?? '',
        /** What the handover is called. */
        called: schedule.day,
        day: readHandover(planned.handover, today),
      },
  }
}

/** A tool's state, unless its part of the address is missing or incomplete. */
function whole<State extends object>(form: StateForm<State>, fragment = ''): State | undefined {
  const { found, kept } = readFragment(form, fragment)
  return kept === 'whole' ? (found as State) : undefined
}
