import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeeInputs, feeFields } from '../fees/feeFields.ts'
import { lehman } from '../fees/lehman.ts'
import type { Field, Fields } from '../input/field.ts'
import { findContradictions } from '../input/findContradictions.ts'
import { maxYen } from '../money/yen.ts'
import { valueFields } from '../value/valueFields.ts'
import { fromFragment, toFragment } from './addressState.ts'
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
  return { ...(values as unknown as FeeInputs), table: lehman }
}

const exits = ['ma', 'ipo']
const example = { exit: 'ma', handover: '2028-03-31' } as const
const planner = plannerState(exits)

test('a state survives the round trip through its address', () => {
  const fees = valuesOf(feeFields).map((values) => ({ ...values, table: lehman }))
  fc.assert(
    fc.property(whole(valueFields), fees, (value, fee) => {
      expect(
        fromFragment(valueState, `#${toFragment(valueState, value as never)}`, {} as never),
      ).toEqual(value)
      expect(fromFragment(feeState, toFragment(feeState, fee as never), {} as never)).toEqual(fee)
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
  expect(toFragment(answers, state)).toBe('v=1&family=no&years=')
  expect(fromFragment(answers, 'v=1&family=no&years=', { family: null, years: 'few' })).toEqual(
    state,
  )
  const plan = { exit: 'ipo', handover: '2030-02-28' } as const
  expect(fromFragment(planner, toFragment(planner, plan), example)).toEqual(plan)
})

test('an address is short and needs no percent-encoding', () => {
  const fragment = toFragment(feeState, feesOf(0))
  expect(fragment).toMatch(/^[\w=&.-]+$/)
  expect(fragment.length).toBeLessThan(250)
})

test('an invalid address falls back to the example', () => {
  for (const wrong of [
    '',
    '#',
    'sources',
    'v=2&exit=ipo&handover=2030-02-28',
    'v=1&exit=ipo',
    'v=1&exit=nowhere&handover=2030-02-28',
    'v=1&exit=ipo&handover=2030-02-30',
    'v=1&exit=ipo&handover=%E0%A4%A',
  ]) {
    expect(fromFragment(planner, wrong, example), wrong).toBe(example)
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fromFragment(planner, text, example)).toBe(example)
    }),
  )
})

test('numbers beyond limits, unordered tables and empty required fields are invalid', () => {
  const none = {} as never
  const fees = toFragment(feeState, feesOf(1))
  expect(fromFragment(feeState, fees, none)).not.toBe(none)
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
    expect(fromFragment(feeState, fees.replace(from, to), none), to).toBe(none)
  }
})

test('so are numbers that contradict each other', () => {
  const zeros = Object.fromEntries(Object.keys(valueFields).map((name) => [name, 0]))
  const years = { serviceYears: 30, officerYears: 5, yearsLow: 3, yearsHigh: 3 }
  const state = { ...zeros, ...years, year: 2027 } as never
  const fragment = toFragment(valueState, state)
  const none = {} as never
  expect(fromFragment(valueState, fragment, none)).toEqual(state)
  expect(fromFragment(valueState, fragment.replace('yearsHigh=3', 'yearsHigh=2'), none)).toBe(none)
})

test('the largest table that a form accepts survives the round trip', () => {
  const table = [
    { upTo: 10 * maxYen, rate: 100_000 },
    { upTo: null, rate: 0 },
  ]
  const state = { ...feesOf(1), table }
  expect(fromFragment(feeState, toFragment(feeState, state), feesOf(2))).toEqual(state)
})
