import { z } from 'zod'
import { named, type Problem, problems } from '../problems.ts'
import type { References } from './references.ts'
import { localized } from './text.ts'

/** Part of an address. */
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, named('id'))

/** For each question the matching options; all questions must match. */
const when = z.record(z.string(), z.array(z.string()).min(1)).optional()

const shape = ({ page }: References) =>
  z.strictObject({
    questions: z
      .array(
        z.strictObject({
          id,
          /** The question in one or two words, for rules and summaries. */
          label: localized,
          ask: localized,
          options: z
            .array(
              z.strictObject({
                id,
                label: localized,
                /** Until the handover with which the planner begins. */
                months: z.int().min(1).max(240).optional(),
              }),
            )
            .min(2),
        }),
      )
      .min(1),
    exits: z
      .array(
        z.strictObject({
          /** Id in data/exits.yaml. */
          exit: z.string(),
          speaks: z.array(z.strictObject({ when, text: localized })).min(1),
          hinders: z.array(z.strictObject({ when, text: localized, change: localized })).min(1),
          first: localized,
          page,
        }),
      )
      .length(6),
  })

type ExitFinder = z.infer<ReturnType<typeof shape>>

/** data/exit-finder.yaml: the questions and rules of /exit-finder. */
export const exitFinder = (references: References) =>
  shape(references).superRefine((finder, context) => {
    for (const { path, problem } of problemsOf(finder)) {
      context.addIssue({ code: 'custom', path, params: problem })
    }
  })

function problemsOf({ questions, exits }: ExitFinder) {
  const options = new Map(questions.map((each) => [each.id, each.options.map((one) => one.id)]))
  const found: { path: (string | number)[]; problem: Problem }[] = []
  for (const [at, exit] of exits.entries()) {
    for (const key of ['speaks', 'hinders'] as const) {
      const path = ['exits', at, key]
      if (exit[key].every((rule) => rule.when)) {
        found.push({ path, problem: problems.noAlwaysSaid() })
      }
      for (const [index, rule] of exit[key].entries()) {
        for (const [question, answers] of Object.entries(rule.when ?? {})) {
          const known = options.get(question)
          const unknown = known ? answers.find((answer) => !known.includes(answer)) : question
          if (unknown === undefined) continue
          const names = known ?? [...options.keys()]
          const problem = problems.noneOf(unknown, names.join(', '))
          found.push({ path: [...path, index, 'when', question], problem })
        }
      }
    }
  }
  return found
}
