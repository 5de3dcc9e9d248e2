/** The calculators against numbers worked out by an independent program: cases.yaml. */
import { expect, test } from 'vitest'
import { openWords } from '../../content-reader/openWords.ts'
import { cases, type Typed } from '../../tests/support/oracleCases.ts'
import type { ExitRules } from '../exits/exitRules.ts'
import { findExits } from '../exits/findExits.ts'
import { compareFees, type FeeResult } from '../fees/compareFees.ts'
import { feeFields, termFields } from '../fees/feeFields.ts'
import { type Band, lehman } from '../fees/lehman.ts'
import { costOfQuote, type Quote } from '../fees/quotes.ts'
import type { Fields, Values } from '../input/field.ts'
import { readField } from '../input/readForm.ts'
import { plan } from '../planner/plan.ts'
import { readHandover } from '../planner/readHandover.ts'
import type { Schedule } from '../planner/schedule.ts'
import { noAdjustments } from '../value/adjustments.ts'
import { computeValue } from '../value/computeValue.ts'
import { unasked } from '../value/shortForm.ts'
import { type ValueInputs, valueFields } from '../value/valueFields.ts'
import { secondSteps } from '../value/waysOfSelling.ts'

const { tools, exitFinder, planner } = openWords(process.cwd())
const rules = exitFinder as unknown as ExitRules
const schedules = planner.schedules as unknown as readonly Schedule<string>[]

const units: Readonly<Record<string, number>> = { thousand: 1_000, tenThousand: 10_000 }

/** What is typed into the fields, over what is there at first. */
function read<F extends Fields>(fields: F, begun: Values<F>, typed: Typed): Values<F> {
  const found = Object.entries(typed)
    .filter(([name]) => name in fields)
    .map(([name, text]) => {
      const field = fields[name]
      const result = field && readField(field, text, units[typed.unit ?? ''])
      if (!result?.ok) throw new Error(`${name}: ${text} cannot be read`)
      return [name, result.value]
    })
  return { ...begun, ...Object.fromEntries(found) }
}

test.each(cases.value)('$id, value: $about', ({ typed, company, remains }) => {
  const example = { ...noAdjustments, ...tools.value.example } as ValueInputs
  const begun = typed.entry ? { ...example, ...unasked } : example
  const inputs = read(valueFields, begun, { ...cases.multiples, ...typed })
  const result = computeValue(inputs, secondSteps[0])
  const ends = ({ low, high }: { low: number; high: number }) => [low, high]
  const { adjusted, byNetAssets, byMultiple, whole } = result
  expect([
    byNetAssets.adjusted,
    adjusted.profit,
    ends(byNetAssets.value),
    byMultiple && ends(byMultiple.value),
    ends(whole),
  ]).toEqual(company)
  const left = (way: string) => {
    const { low = 0, high = 0 } = result.ways.find((each) => each.way === way)?.remains ?? {}
    return [low, high]
  }
  const expected = (of: readonly number[] | null) => [of?.at(0), of?.at(-1)]
  expect(left('shares')).toEqual(expected(remains.shares))
  expect(left('retirement')).toEqual(expected(remains.together ?? remains.shares))
  for (const step of secondSteps) {
    const found = result.steps.find((each) => each.step === step)
    expect(found && ends(found.remains), step).toEqual(expected(remains[step]))
  }
})

const sums = ({ baseAmount, byTable, successFee, beforeClosing, atClosing, total }: FeeResult) => [
  baseAmount,
  byTable,
  successFee,
  beforeClosing,
  atClosing,
  total,
]
/** The usual rates, some replaced. */
const tableOf = (typed: Typed, prefix = ''): readonly Band[] =>
  lehman.map((band, at) => {
    const rate = typed[`${prefix}rate-${at}`]
    return rate === undefined ? band : { ...band, rate: Number(rate) * 1_000 }
  })

test.each(cases.fees)('$id, fees: $about', ({ typed, bases, quotes }) => {
  const inputs = read(feeFields, tools.fees.example, typed)
  expect(compareFees(inputs, tableOf(typed)).map(sums)).toEqual(bases)
  const costs = tools.fees.exampleQuotes.map((example, at) => {
    const prefix = `${'abc'.charAt(at)}-`
    const own = Object.fromEntries(
      Object.entries(typed)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => [name.slice(prefix.length), text]),
    )
    const quote = {
      ...example,
      ...read(termFields, example, own),
      base: own.base ?? example.base,
      taxed: own.taxed === undefined ? example.taxed : own.taxed === 'taxed',
      table: tableOf(typed, prefix),
    } as Quote
    const result = costOfQuote(quote, inputs)
    return [...sums(result), result.consumptionTax, result.withTax]
  })
  expect(costs).toEqual(quotes)
})

const states = { room: 'ahead', now: 'due', late: 'late' }

test.each(cases.plans)('$id, plan: $about', ({ exit, typed, today, done, steps }) => {
  const schedule = schedules.find((each) => each.exit === exit)
  const day = readHandover(typed, today)
  if (!(schedule && day.ok)) throw new Error(`${exit}, ${typed} cannot be planned`)
  const made = plan(schedule, [], { handover: day.day, today }, done)
  expect(
    made.steps.map(({ begin, end }) => [begin.early, begin.late, end.early, end.late]),
  ).toEqual(steps.map((step) => step.slice(0, 4)))
  expect(made.steps.map(({ state, daysLate }) => [state, daysLate])).toEqual(
    steps.map(([, , , , state, late], at) =>
      done.includes(schedule.steps[at]?.id ?? '') ? ['done', 0] : [states[state], late],
    ),
  )
})

test.each(cases.exits)('$id, exits', ({ answers, points, open }) => {
  const found = findExits(rules, answers)
  expect(found.map(({ speaks, hinders }) => [speaks.length, hinders.length])).toEqual(points)
  expect(found.map((each) => each.open)).toEqual(open)
})
