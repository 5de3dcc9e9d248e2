import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

/** Part of an address. */
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write an id in small letters, digits and hyphens')

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
          options: z.array(z.strictObject({ id, label: localized })).min(2),
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
    for (const { path, message } of problemsOf(finder)) {
      context.addIssue({ code: 'custom', path, message })
    }
  })

function problemsOf({ questions, exits }: ExitFinder) {
  const options = new Map(questions.map((each) => [each.id, each.options.map((one) => one.id)]))
  const problems: { path: (string | number)[]; message: string }[] = []
  for (const [at, exit] of exits.entries()) {
    for (const key of ['speaks', 'hinders'] as const) {
      const path = ['exits', at, key]
      if (exit[key].every((rule) => rule.when)) {
        problems.push({ path, message: 'let one entry be without "when": it is always said' })
      }
      for (const [index, rule] of exit[key].entries()) {
        for (const [question, answers] of Object.entries(rule.when ?? {})) {
          const known = options.get(question)
          const unknown = known ? answers.find((answer) => !known.includes(answer)) : question
          if (unknown === undefined) continue
          const names = known ?? [...options.keys()]
          const what = known ? `the question "${question}" has no answer` : 'there is no question'
          const message = `${what} "${unknown}": name one of ${names.join(', ')}`
          problems.push({ path: [...path, index, 'when'], message })
        }
      }
    }
  }
  return problems
}
