import { delayOf } from '../../../reckoning/planner/delay.ts'
import { fill } from '../../../words/fill.ts'
import type { PlannerWords } from '../../models/plannerWords.ts'

/** A delay in words. @param days how many days something is late */
export function delayText(days: number, { delay }: Pick<PlannerWords, 'delay'>): string {
  const { unit, count } = delayOf(days)
  return fill(delay[unit], { count })
}
