import { expect, test } from 'vitest'
import { z } from 'zod'
import { validate } from './error.ts'
import { type Problem, problems } from './problems.ts'

test.each(Object.entries(problems))('%s says what to do in both languages', (_, say) => {
  const facts = Array.from({ length: say.length }, () => '3')
  const { ja, en } = (say as (...facts: unknown[]) => Problem)(...facts)
  expect(ja).toMatch(/[ぁ-ん].*ください。$/)
  expect(en).toMatch(/^[^ぁ-ん]*[a-z].*\.$/)
})

/** Values that the schema library rejects by rules of its own, with the problem each is. */
const refused: [what: string, schema: z.ZodType, value: unknown, problem: Problem][] = [
  ['no text', z.string(), undefined, problems.missing()],
  ['a text that is a number', z.string(), 1, problems.notText()],
  ['an empty text', z.string().min(1).regex(/a/), '', problems.empty()],
  ['a long text', z.string().max(1), 'ab', problems.tooLong(1)],
  ['a text of another form', z.string().regex(/^a$/), 'b', problems.otherForm('/^a$/')],
  ['no address', z.url(), 'a', problems.url()],
  ['a number that is a text', z.number(), 'a', problems.notNumber()],
  ['a broken number', z.int(), 1.5, problems.notWhole()],
  ['a small number', z.number().min(1), 0, problems.tooSmall(1)],
  ['a big number', z.number().max(1), 2, problems.tooBig(1)],
  ['a flag that is a text', z.boolean(), 'a', problems.notFlag()],
  ['another text than the only one', z.literal('a'), 'b', problems.otherOption('a')],
  ['another text than several', z.enum(['a', 'b']), 'c', problems.otherOption('a', 'b')],
  ['a list that is a text', z.array(z.string()), 'a', problems.notList()],
  ['a short list', z.array(z.string()).min(1), [], problems.tooFew(1)],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], problems.tooMany(1)],
  ['a list of another length', z.array(z.string()).length(2), ['a'], problems.otherCount(2)],
  ['an unknown key', z.strictObject({}), { a: 1 }, problems.unknownKeys('"a"')],
  ['a group that is a text', z.object({}), 'a', problems.notGroup()],
]

test.each(refused)('%s is reported with its key', (_, schema, value, { en }) => {
  expect(() => validate('x.yaml', z.object({ key: schema }), { key: value })).toThrow(
    `content/x.yaml: key: ${en}`,
  )
})
