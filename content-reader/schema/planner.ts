import { z } from 'zod'
import { day, localized } from './text.ts'

/** How long something takes: at least and at most, in months. */
const months = z
  .tuple([z.int().min(0).max(240), z.int().min(0).max(240)])
  .refine(([least, most]) => least <= most, { message: 'write the smaller number first' })

/** Where a duration comes from: pages of the site, a guideline of the state, the law, a listing's rules, or practice. */
const basis = z.enum(['site', 'guideline', 'law', 'exchange', 'practice'])

const step = z.strictObject({
  id: z.string(),
  label: localized,
  text: localized,
  months,
  /** The step that needs this one done; without it, the handover. */
  before: z.string().optional(),
  shorten: localized,
  basis,
})
const after = z.strictObject({
  id: z.string(),
  label: localized,
  text: localized,
  months: months.optional(),
  /** The date of the law up to which the handover has to be for it to follow. */
  by: z.string().optional(),
})

/** The steps to each exit and the dates of the law, for /planner: data/planner.yaml. */
export const planner = () =>
  z.strictObject({
    schedules: z
      .array(
        z
          .strictObject({
            /** An id of data/exits.yaml. */
            exit: z.string(),
            day: localized,
            steps: z.array(step).min(1),
            after: z.array(after),
          })
          .superRefine(({ steps }, context) => {
            for (const [at, { before }] of steps.entries()) {
              const later = steps.slice(at + 1).map(({ id }) => id)
              if (before === undefined || later.includes(before)) continue
              const message = `there is no later step "${before}": name one of ${later.join(', ') || 'them, or leave it out'}`
              context.addIssue({ code: 'custom', path: ['steps', at, 'before'], message })
            }
          }),
      )
      .length(6),
    dates: z.array(
      z.strictObject({
        id: z.string(),
        date: day,
        /** Whether something begins on it; without it, it is a last day. */
        begins: z.boolean().optional(),
        label: localized,
        text: localized,
        missed: localized,
        /** Ids of data/exits.yaml. */
        exits: z.array(z.string()).min(1),
        /** An id of the laws in data/tools.yaml. */
        law: z.string(),
      }),
    ),
    basis: z.record(basis, localized),
  })
