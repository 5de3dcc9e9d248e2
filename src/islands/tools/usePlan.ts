import { useState } from 'react'
import { addMonths, type Day, localDay } from '../../../reckoning/planner/day.ts'
import { typedDay } from '../../../reckoning/planner/formatDay.ts'
import { readHandover } from '../../../reckoning/planner/readHandover.ts'
import type { PlannerState } from '../../../reckoning/state/toolStates.ts'
import type { PlannerModel } from '../../models/plannerTool.ts'
import { useRested } from '../useRested.ts'

/**
 * The life of the planner's form: what is typed stays as it is while it is wrong, and the plan stays that of the
 * last right day.
 */
export function usePlan({ example, language }: Pick<PlannerModel, 'example' | 'language'>) {
  const [today] = useState(() => localDay(new Date()))
  const begun: PlannerState = { exit: example.exit, handover: addMonths(today, example.months) }
  const [state, setState] = useState(begun)
  const [typed, setTyped] = useState(() => typedDay(begun.handover, language))
  const [blamed, setBlamed] = useState(false)
  const [composing, setComposing] = useState(false)
  const read = readHandover(typed, today)

  useRested(() => setBlamed(true), !(read.ok || composing), typed)

  const take = (handover: Day) => setState((before) => ({ ...before, handover }))
  return {
    today,
    begun,
    state,
    typed,
    stale: !read.ok,
    /** What the field is blamed for: not at every key, but once the visitor pauses or leaves it. */
    fault: read.ok || !blamed ? undefined : read.code,
    composing,
    onComposing: setComposing,
    onChoose: (exit: string) => setState({ ...state, exit }),
    onType: (text: string) => {
      const next = readHandover(text, today)
      setTyped(text)
      if (!next.ok) return
      setBlamed(false)
      take(next.day)
    },
    onLeave: () => {
      setBlamed(!read.ok)
      if (read.ok) setTyped(typedDay(read.day, language))
    },
    /** Fills the form; a day that has passed meanwhile is shown with what is wrong with it. */
    fill: (filled: PlannerState) => {
      const known = readHandover(filled.handover, today)
      setTyped(typedDay(filled.handover, language))
      setBlamed(!known.ok)
      setState(known.ok ? filled : { ...state, exit: filled.exit })
    },
  }
}
