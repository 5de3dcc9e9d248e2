import { delayOf } from '../../../reckoning/planner/delay.ts'
import type { PlannerWords } from '../../models/plannerWords.ts'
import { fillIn } from './fillIn.ts'

/** A delay in words. @param days how many days something is late */
export function delayText(days: number, { delay }: Pick<PlannerWords, 'delay'>): string {
  const { unit, count } = delayOf(days)
  return fillIn(delay[unit], { count })
}
