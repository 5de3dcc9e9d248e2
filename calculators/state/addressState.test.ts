import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeeInputs, feeFields } from '../fees/feeFields.ts'
import { lehman } from '../fees/lehman.ts'
import type { Quote } from '../fees/quotes.ts'
import type { Field, Fields } from '../input/field.ts'
import { findContradictions } from '../input/findContradictions.ts'
import { maxYen } from '../money/yen.ts'
import { noAdjustments } from '../value/adjustments.ts'
import { type ValueInputs, valueFields } from '../value/valueFields.ts'
import { secondSteps } from '../value/waysOfSelling.ts'
import { readFragment, toFragment } from './addressState.ts'
import { type FeeState, feeState } from './feeState.ts'
import { answersState, plannerState } from './toolStates.ts'
import { valueState } from './valueState.ts'

function anyOf({ min, max, decimals, optional }: Field): fc.Arbitrary<number | null> {
  const by = 10 ** decimals
  const value = fc.integer({ min: min * by, max: max * by }).map((tens) => tens / by)
  return optional ? fc.option(value) : value
}
/** Values without contradictions. */
const whole = (fields: Fields) =>
  valuesOf(fields).filter((values) => findContradictions(fields, values).length === 0)
const valuesOf = <F extends Fields>(fields: F) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, anyOf(f)])))

function feesOf(value: number): FeeState {
  const values = Object.fromEntries(Object.keys(feeFields).map((name) => [name, value]))
  return { ...(values as unknown as FeeInputs), table: lehman, quotes: [] }
}

const quote: Quote = {
  base: 'assetsMoved',
  minimum: 10_000_000,
  retainer: 0,
  interim: 0,
  monthly: 0,
  months: 6,
  taxed: true,
  table: lehman,
}
const exits = ['ma', 'ipo']
const planner = plannerState(exits, ['papers', 'deal'])

test('a state survives the round trip through its address', () => {
  const fees = valuesOf(feeFields).map((values) => ({
    ...values,
    table: lehman,
    quotes: [{ ...quote, monthly: values.monthly ?? 0 }, quote],
  }))
  fc.assert(
    fc.property(whole(valueFields), fc.constantFrom(...secondSteps), fees, (values, step, fee) => {
      const value = { ...values, entry: null, step }
      expect(readFragment(valueState, `#${toFragment(valueState, value as never)}`)).toEqual({
        found: value,
        kept: 'whole',
      })
      expect(readFragment(feeState, toFragment(feeState, fee as never)).found).toEqual(fee)
    }),
  )
})

test('so do a plan, answers and unanswered questions', () => {
  const option = (id: string) => ({ id, label: '' })
  const answers = answersState([
    { id: 'family', label: '', ask: '', options: [option('yes'), option('no')] },
    { id: 'years', label: '', ask: '', options: [option('few')] },
  ])
  const state = { family: 'no', years: null }
  expect(toFragment(answers, state)).toBe('family=no&v=1')
  expect(readFragment(answers, 'v=1&family=no&years=')).toEqual({ found: state, kept: 'whole' })
  expect(readFragment(answers, 'v=1&family=no')).toEqual({ found: state, kept: 'whole' })
  expect(readFragment(answers, 'v=1&family=no&yea')).toEqual({ found: state, kept: 'part' })
  expect(readFragment(answers, 'v=1&family=n&years=few')).toEqual({
    found: { family: null, years: 'few' },
    kept: 'part',
  })
  const plan = { exit: 'ipo', handover: '2030-02-28', done: ['papers', 'deal'] } as const
  expect(readFragment(planner, toFragment(planner, plan))).toEqual({ found: plan, kept: 'whole' })
})

test('an address is short and needs no percent-encoding', () => {
  const fragment = toFragment(feeState, feesOf(0))
  expect(fragment).toMatch(/^[\w=&.*-]+$/)
  expect(fragment.length).toBeLessThan(250)
})

test('an address that is cut off, of another version or invalid keeps what can be read, and nothing else', () => {
  for (const [address, found, kept] of [
    ['', {}, 'nothing'],
    ['#', {}, 'nothing'],
    ['sources', {}, 'nothing'],
    ['v=1', {}, 'nothing'],
    ['v=2&exit=ipo&handover=2030-02-28', { exit: 'ipo', handover: '2030-02-28' }, 'part'],
    ['v=1&exit=ipo', {}, 'nothing'],
    ['v=1&exit=ipo&', { exit: 'ipo' }, 'part'],
    ['v=1&exit=ipo&handover=2030-02-2', { exit: 'ipo' }, 'part'],
    ['v=1&exit=nowhere&handover=2030-02-28', { handover: '2030-02-28' }, 'part'],
    ['v=1&exit=ipo&handover=2030-02-30', { exit: 'ipo' }, 'part'],
    ['v=1&exit=ipo&handover=%E0%A4%A', { exit: 'ipo' }, 'part'],
    ['v=1&exit=ipo&handover=2030-02-28', { exit: 'ipo', handover: '2030-02-28' }, 'whole'],
    ['v=1&exit=ipo&handover=2030-02-28&done=pa', { exit: 'ipo', handover: '2030-02-28' }, 'part'],
    ['v=1&exit=ipo&handover=2030-02-28&more=1', { exit: 'ipo', handover: '2030-02-28' }, 'part'],
  ] as const) {
    expect(readFragment(planner, address), address).toEqual({ found: { done: [], ...found }, kept })
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readFragment(planner, text)).toEqual({ found: { done: [] }, kept: 'nothing' })
    }),
  )
})

test('wherever an address is cut, the numbers that remain are those that were entered', () => {
  const state = { ...feesOf(57), quotes: [quote] }
  const fragment = toFragment(feeState, state)
  for (let end = 0; end < fragment.length; end += 1) {
    const { found, kept } = readFragment(feeState, fragment.slice(0, end))
    expect(kept, fragment.slice(0, end)).not.toBe('whole')
    expect(state, fragment.slice(0, end)).toMatchObject(found)
  }
})

test('so it is with a case of /value, and one of an older version keeps its numbers', () => {
  const ones = Object.fromEntries(Object.keys(valueFields).map((name) => [name, 12]))
  const values = {
    ...ones,
    yearsLow: 1,
    yearsHigh: 10,
    newestWeight: 3,
    year: 2027,
  } as unknown as ValueInputs
  const state = { ...values, entry: null, step: 'liquidation' } as const
  const fragment = toFragment(valueState, state)
  for (let end = 0; end < fragment.length; end += 1) {
    const { found, kept } = readFragment(valueState, fragment.slice(0, end))
    expect(kept, fragment.slice(0, end)).not.toBe('whole')
    // What an address may lack is null in what was read.
    const known = Object.entries(found).filter(([, value]) => value !== null)
    expect(state, fragment.slice(0, end)).toMatchObject(Object.fromEntries(known))
  }
  const older = fragment.slice(0, fragment.indexOf('&otherIncome'))
  expect(readFragment(valueState, older)).toMatchObject({ found: { monthlyPay: 12 }, kept: 'part' })
  const unadjusted = toFragment(valueState, { ...state, ...noAdjustments })
  expect(unadjusted).not.toContain('land')
  expect(readFragment(valueState, unadjusted)).toMatchObject({
    found: { land: null },
    kept: 'whole',
  })
})

test('numbers beyond limits, unordered tables and empty required fields are invalid', () => {
  const fees = toFragment(feeState, feesOf(1))
  expect(readFragment(feeState, fees).kept).toBe('whole')
  for (const [from, to] of [
    ['price=1', 'price=-1'],
    ['price=1', 'price=1e3'],
    ['price=1', 'price='],
    ['months=1', 'months=61'],
    ['price=1', 'price=0x10'],
    ['500000000-5000_1000000000', '1000000000-5000_500000000'],
    ['_-1000', ''],
  ] as const) {
    expect(fees).toContain(from)
    const { found, kept } = readFragment(feeState, fees.replace(from, to))
    expect(kept, to).toBe('part')
    expect(Object.keys(found)).toHaveLength(Object.keys(feeState.codecs).length - 1)
  }
})

test('an address from before income deductions were asked for is whole', () => {
  const ones = Object.fromEntries(Object.keys(valueFields).map((name) => [name, 1]))
  const numbers = {
    ...ones,
    newestWeight: 3,
    year: 2027,
    entry: null,
    step: 'dividends',
    deductions: null,
  }
  const fragment = toFragment(valueState, numbers as never)
  expect(fragment).not.toContain('deductions')
  expect(readFragment(valueState, fragment)).toMatchObject({
    found: { deductions: null },
    kept: 'whole',
  })
})

test('so are numbers that contradict each other', () => {
  const zeros = Object.fromEntries(Object.keys(valueFields).map((name) => [name, 0]))
  const years = { serviceYears: 30, officerYears: 5, yearsLow: 3, yearsHigh: 3, newestWeight: 3 }
  const state = {
    ...zeros,
    ...years,
    year: 2027,
    dividendYears: 1,
    entry: null,
    step: 'dividends',
  } as never
  const fragment = toFragment(valueState, state)
  expect(readFragment(valueState, fragment)).toEqual({ found: state, kept: 'whole' })
  // A weight that nobody can choose stays out, as any other invalid number.
  for (const weight of [1, 2, 4]) {
    const odd = fragment.replace('newestWeight=3', `newestWeight=${weight}`)
    expect(readFragment(valueState, odd)).toEqual({
      found: { ...(state as object), newestWeight: null },
      kept: 'part',
    })
  }
  const contrary = fragment.replace('yearsHigh=3', 'yearsHigh=2')
  expect(readFragment(valueState, contrary).kept).toBe('part')
})

test('the largest table that a form accepts survives the round trip', () => {
  const table = [
    { upTo: 10 * maxYen, rate: 100_000 },
    { upTo: null, rate: 0 },
  ]
  const state = { ...feesOf(1), table }
  expect(readFragment(feeState, toFragment(feeState, state)).found).toEqual(state)
})
