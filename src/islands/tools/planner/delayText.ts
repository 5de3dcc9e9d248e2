import { delayOf } from '../../../../calculators/planner/delay.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { PlannerWords } from '../../../models/tools/plannerWords.ts'

/** @param days how many days something is late */
export function delayText(days: number, { delay }: Pick<PlannerWords, 'delay'>): string {
  const { unit, count } = delayOf(days)
  return fill(delay[unit], { count })
}
