import { useLayoutEffect, useState } from 'react'
import { addMonths, localDay } from '../../../../calculators/planner/day.ts'
import { typedDay } from '../../../../calculators/planner/formatDay.ts'
import { readHandover } from '../../../../calculators/planner/readHandover.ts'
import type { PlannerState } from '../../../../calculators/state/toolStates.ts'
import type { PlannerModel } from '../../../models/tools/plannerTool.ts'
import { useTypingPause } from '../../search/useTypingPause.ts'

/**
 * State of the planner's form: invalid input is kept as typed, and the plan stays that of the last valid day.
 * In the built page, today is the day of the build.
 */
export function usePlan({
  example,
  built,
  language,
}: Pick<PlannerModel, 'example' | 'built' | 'language'>) {
  const [today, setToday] = useState(built)
  useLayoutEffect(() => setToday(localDay(new Date())), [])
  const begun: PlannerState = { exit: example.exit, handover: addMonths(today, example.months) }
  /** The visitor's changes to the example. */
  const [own, setOwn] = useState<Partial<PlannerState> & { readonly typed?: string }>({})
  const { exit = begun.exit, handover = begun.handover } = own
  const typed = own.typed ?? typedDay(handover, language)
  const [blamed, setBlamed] = useState(false)
  const [composing, setComposing] = useState(false)
  const read = readHandover(typed, today)

  useTypingPause(() => setBlamed(true), !(read.ok || composing), typed)

  const onChoose = (exit: string) => setOwn((known) => ({ ...known, exit }))
  const onType = (text: string) => {
    const next = readHandover(text, today)
    if (next.ok) setBlamed(false)
    setOwn((known) => ({ ...known, typed: text, ...(next.ok && { handover: next.day }) }))
  }
  return {
    today,
    begun,
    state: { exit, handover } satisfies PlannerState,
    typed,
    stale: !read.ok || exit === null,
    /** Shown when the visitor pauses or leaves the field, not at every key. */
    fault: read.ok || !blamed ? undefined : read.code,
    composing,
    onComposing: setComposing,
    onChoose,
    onType,
    /** Takes over input from before hydration. */
    onFound: (found: { readonly exit?: string; readonly handover?: string }) => {
      if (found.exit !== undefined) onChoose(found.exit)
      if (found.handover !== undefined) onType(found.handover)
    },
    onLeave: () => {
      setBlamed(!read.ok)
      if (read.ok) setOwn((known) => ({ ...known, typed: typedDay(read.day, language) }))
    },
    /** Fills the form; a day that is missing or has passed meanwhile is shown with its error. */
    fill: ({ exit = null, handover }: Partial<PlannerState>) => {
      const known = readHandover(handover ?? '', today)
      setBlamed(!known.ok)
      setOwn((before) => ({
        ...before,
        exit,
        typed: handover ? typedDay(handover, language) : '',
        ...(known.ok && { handover: known.day }),
      }))
    },
  }
}
