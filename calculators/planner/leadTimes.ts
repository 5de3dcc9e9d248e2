import type { Step } from './schedule.ts'

/** Months before the handover. */
export interface Lead {
  readonly least: number
  readonly most: number
}

/** When a step has to begin and to be finished. */
export interface LeadTime {
  readonly begin: Lead
  readonly end: Lead
}

/**
 * How long before the handover each step has to begin and to be finished: its own duration plus those of all
 * steps that depend on it.
 * @returns in the order of the steps
 * @throws Error if a step names an unknown step, or depends on itself
 */
export function leadTimes(
  steps: readonly Pick<Step<unknown>, 'id' | 'months' | 'before'>[],
): readonly LeadTime[] {
  const beginOf = (id: string, way: readonly string[]): Lead => {
    const step = steps.find((each) => each.id === id)
    if (!step) throw new Error(`There is no step "${id}".`)
    if (way.includes(id)) throw new Error(`The step "${id}" depends on itself.`)
    const [least, most] = step.months
    const end = endOf(step.before, [...way, id])
    return { least: end.least + least, most: end.most + most }
  }
  const endOf = (before: string | undefined, way: readonly string[]): Lead =>
    before === undefined ? { least: 0, most: 0 } : beginOf(before, way)
  return steps.map(({ id, before }) => ({ begin: beginOf(id, []), end: endOf(before, [id]) }))
}
