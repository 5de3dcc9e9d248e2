import { useState } from 'react'
import { addMonths } from '../../../../calculators/planner/day.ts'
import { typedDay } from '../../../../calculators/planner/formatDay.ts'
import { readHandover } from '../../../../calculators/planner/readHandover.ts'
import type { PlannerState } from '../../../../calculators/state/toolStates.ts'
import type { PlannerModel } from '../../../models/tools/plannerTool.ts'
import { useTypingPause } from '../../search/useTypingPause.ts'
import { useToday } from '../form/useToday.ts'

/**
 * State of the planner's form: invalid input is kept as typed, and the plan stays that of the last valid day.
 */
export function usePlan({
  example,
  built,
  language,
}: Pick<PlannerModel, 'example' | 'built' | 'language'>) {
  const today = useToday(built)
  const begun: PlannerState = {
    exit: example.exit,
    handover: addMonths(today, example.months),
    done: [],
  }
  /** The visitor's changes to the example. */
  const [own, setOwn] = useState<Partial<PlannerState> & { readonly typed?: string }>({})
  const { exit = begun.exit, handover = begun.handover, done = begun.done } = own
  const typed = own.typed ?? typedDay(handover, language)
  const [blamed, setBlamed] = useState(false)
  const [composing, setComposing] = useState(false)
  const read = readHandover(typed, today)

  useTypingPause(() => setBlamed(true), !(read.ok || composing), typed)

  // Another exit has other steps.
  const onChoose = (exit: string) => setOwn((known) => ({ ...known, exit, done: [] }))
  const onDone = (step: string, isDone: boolean) =>
    setOwn(({ done: known = begun.done, ...rest }) => ({
      ...rest,
      done: isDone ? [...known, step] : known.filter((each) => each !== step),
    }))
  const onType = (text: string) => {
    const next = readHandover(text, today)
    if (next.ok) setBlamed(false)
    setOwn((known) => ({ ...known, typed: text, ...(next.ok && { handover: next.day }) }))
  }
  return {
    today,
    begun,
    state: { exit, handover, done } satisfies PlannerState,
    typed,
    stale: !read.ok || exit === null,
    /** Shown when the visitor pauses or leaves the field, not at every key. */
    fault: read.ok || !blamed ? undefined : read.code,
    composing,
    onComposing: setComposing,
    onChoose,
    onDone,
    onType,
    /** Takes over input from before hydration. */
    onFound: ({ exit, handover, ...steps }: Readonly<Record<string, string>>) => {
      if (exit !== undefined) onChoose(exit)
      if (handover !== undefined) onType(handover)
      for (const step of Object.keys(steps)) onDone(step.replace('done-', ''), true)
    },
    onLeave: () => {
      setBlamed(!read.ok)
      if (read.ok) setOwn((known) => ({ ...known, typed: typedDay(read.day, language) }))
    },
    /** Fills the form; a day that is missing or has passed meanwhile is shown with its error. */
    fill: ({ exit = null, handover, done = [] }: Partial<PlannerState>) => {
      const known = readHandover(handover ?? '', today)
      setBlamed(!known.ok)
      setOwn((before) => ({
        ...before,
        exit,
        done,
        typed: handover ? typedDay(handover, language) : '',
        ...(known.ok && { handover: known.day }),
      }))
    },
  }
}
