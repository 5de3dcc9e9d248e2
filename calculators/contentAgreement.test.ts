/** The calculators and content/ agree with each other. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openWords } from '../content-reader/openWords.ts'
import type { Language, Localized } from '../routing/language.ts'
import type { ExitRules } from './exits/exitRules.ts'
import { findExits } from './exits/findExits.ts'
import { feeBases } from './fees/bases.ts'
import { compareFees, feeOmissions } from './fees/compareFees.ts'
import { type FeeInputs, feeFields } from './fees/feeFields.ts'
import { lehman } from './fees/lehman.ts'
import { faultCodes } from './input/field.ts'
import { requireWithin } from './input/requireWithin.ts'
import { leadTimes } from './planner/leadTimes.ts'
import { plan } from './planner/plan.ts'
import type { FixedDate, Schedule } from './planner/schedule.ts'
import { noAdjustments } from './value/adjustments.ts'
import { sellBy, ways } from './value/computeValue.ts'
import { valueOmissions, wayOmissions } from './value/omissions.ts'
import { lawIds, taxNames } from './value/taxLine.ts'
import { type ValueInputs, valueFields } from './value/valueFields.ts'
import { wayNotes } from './value/waysOfSelling.ts'

const words = openWords(process.cwd())
const { tools } = words
// The assignment is itself a check: content/ has the type that the tools take.
const rules: ExitRules<Localized> = words.exitFinder
const schedules: readonly Schedule<Localized>[] = words.planner.schedules
const dates: readonly FixedDate<Localized>[] = words.planner.dates
const sorted = (names: Iterable<string>) => [...names].sort()
const keys = (node: object) => sorted(Object.keys(node))

test('every field, tax, note, base and omission has words, and no words are unused', () => {
  const { value, fees } = tools
  expect(keys(value.fields)).toEqual(keys(valueFields))
  expect(keys(value.taxes)).toEqual(sorted(taxNames))
  expect(keys(value.notes)).toEqual(sorted(wayNotes))
  const left = new Set([...valueOmissions, ...ways.flatMap((way) => wayOmissions[way])])
  expect(keys(value.leavesOut)).toEqual(sorted(left))
  expect(keys(fees.fields)).toEqual(keys(feeFields))
  expect(keys(fees.bases)).toEqual(sorted(feeBases))
  expect(keys(fees.leavesOut)).toEqual(sorted(feeOmissions))
  expect(keys(tools.faults)).toEqual(sorted(faultCodes))
  for (const law of lawIds) expect(tools.laws[law], law).toBeDefined()
})

test('the chart of the worked example shows what the calculators work out', () => {
  const tenThousands = (amount: number) => Math.round(amount / 10_000)
  const example = { ...noAdjustments, ...tools.value.example } as ValueInputs
  requireWithin(valueFields, example)
  const price = 300_000_000
  const { 'what-remains': remains } = words.charts.charts
  if (remains?.kind !== 'flow') throw new Error('No such chart.')
  const sell = (way: (typeof ways)[number], expenses: number) =>
    sellBy(way, price, { ...example, expenses }, 'liquidation')
  expect(remains.rows.map(({ parts }) => parts.map(({ value }) => value))).toEqual(
    ways.map((way) => {
      const sale = sell(way, 15_000_000)
      return [sale.remains, sale.taxTotal, sale.expenses].map(tenThousands)
    }),
  )
  const text = (language: Language) => readFileSync(`content/pages/value.${language}.md`, 'utf8')
  // Our own fee is reckoned on the shares alone: 5 % of 250 million yen.
  const left = tenThousands(sell('retirement', 12_500_000).remains)
  const [oku, man] = [Math.floor(left / 10_000), left % 10_000]
  expect(text('ja')).toContain(`${oku}億${man.toLocaleString('en')}万円`)
  expect(text('en')).toContain(`${left / 100} million`)
})

test("the chart of fees shows what the calculator works out for the tool's example", () => {
  const { 'fee-bases': bases } = words.charts.charts
  if (bases?.kind !== 'flow') throw new Error('No such chart.')
  const sums = bases.rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const fees = compareFees(tools.fees.example as FeeInputs, lehman)
  expect(sums.map((sum) => sum * 10_000)).toEqual(fees.map(({ total }) => total))
})

test("the planner's example is of an exit that has a schedule", () => {
  expect(schedules.map(({ exit }) => exit)).toContain(tools.planner.example.exit)
})

test("the exit finder's example answers every question with an existing option", () => {
  const { example } = tools.exitFinder
  expect(keys(example)).toEqual(sorted(rules.questions.map(({ id }) => id)))
  for (const { open } of findExits(rules, example)) expect(open).toEqual([])
})

test('every answer to every question changes the finding for some exit', () => {
  const said = (answers: Record<string, string>) => JSON.stringify(findExits(rules, answers))
  const { example } = tools.exitFinder
  for (const { id, options } of rules.questions) {
    const results = options.map((option) => said({ ...example, [id]: option.id }))
    expect(new Set(results).size, id).toBe(options.length)
  }
})

test('facts-owners 0: the legal dates are 2027-09-30 and 2027-12-31', () => {
  const relief = dates.filter(({ law }) => law === 'successionRelief').map(({ date }) => date)
  expect(relief).toEqual(['2027-09-30', '2027-12-31'])
})

test('facts-owners 5: five to ten years by the guideline, three and more to a listing, two months by law', () => {
  const soonest = (exit: string) => {
    const schedule = schedules.find((each) => each.exit === exit)
    if (!schedule) throw new Error(`There is no schedule for "${exit}".`)
    return plan(schedule, dates, { handover: '2040-01-01', today: '2030-01-01' }).soonest
  }
  expect(soonest('family-employee')).toEqual({ early: '2035-01-01', late: '2040-01-01' })
  expect(soonest('ipo').early >= '2033-01-01').toBe(true)
  const notice = schedules
    .flatMap(({ steps }) => steps)
    .find(({ id, basis }) => id === 'notice' && basis === 'law')
  expect(notice?.months[0]).toBe(2)
})

test('the exit finder says when the steps to an exit take all of the remaining time', () => {
  const months = { one: 12, three: 36, five: 60 }
  for (const { exit, steps } of schedules) {
    const least = Math.max(...leadTimes(steps).map(({ begin }) => begin.least))
    const { hinders = [] } = rules.exits.find((each) => each.exit === exit) ?? {}
    for (const [years, left] of Object.entries(months)) {
      if (least < left) continue
      expect(
        hinders.some(({ when }) => when?.years?.includes(years)),
        `${exit}, ${years}`,
      ).toBe(true)
    }
  }
})
