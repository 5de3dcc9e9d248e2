import { z } from 'zod'
import { named, problems } from '../problems.ts'
import { day, localized } from './text.ts'

/** Minimum and maximum duration in months. */
const months = z
  .tuple([z.int().min(0).max(240), z.int().min(0).max(240)])
  .refine(([least, most]) => least <= most, { error: named('smallerFirst') })

/** The source of a duration: pages of the site, a state guideline, the law, listing rules, or practice. */
const basis = z.enum(['site', 'guideline', 'law', 'exchange', 'practice'])

const step = z.strictObject({
  id: z.string(),
  label: localized,
  text: localized,
  months,
  /** Id of the step that depends on this one; the handover by default. */
  before: z.string().optional(),
  shorten: localized,
  basis,
})
const after = z.strictObject({
  id: z.string(),
  label: localized,
  text: localized,
  months: months.optional(),
  /** Id of the legal date up to which the handover must happen for this to follow. */
  by: z.string().optional(),
})

/** data/planner.yaml: the steps to each exit and legal dates, for /planner. */
export const planner = () =>
  z.strictObject({
    schedules: z
      .array(
        z
          .strictObject({
            /** Id in data/exits.yaml. */
            exit: z.string(),
            day: localized,
            steps: z.array(step).min(1),
            after: z.array(after),
          })
          .superRefine(({ steps }, context) => {
            for (const [at, { before }] of steps.entries()) {
              const later = steps.slice(at + 1).map(({ id }) => id)
              if (before === undefined || later.includes(before)) continue
              const params = problems.noLaterStep(before, later.join(', '))
              context.addIssue({ code: 'custom', path: ['steps', at, 'before'], params })
            }
          }),
      )
      .length(6),
    dates: z.array(
      z.strictObject({
        id: z.string(),
        date: day,
        /** True for the first day of something; a last day by default. */
        begins: z.boolean().optional(),
        label: localized,
        text: localized,
        missed: localized,
        /** Ids in data/exits.yaml. */
        exits: z.array(z.string()).min(1),
        /** Id of a law in data/tools.yaml. */
        law: z.string(),
      }),
    ),
    basis: z.record(basis, localized),
  })
