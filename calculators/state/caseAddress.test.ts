import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeFields } from '../fees/feeFields.ts'
import { valueFields } from '../value/valueFields.ts'
import { type Carried, caseFor, caseParts, joinCase, splitCase } from './caseAddress.ts'
import { offeredTo, taken } from './caseOffers.ts'

const own = 'v=1&exit=ma&handover=2028-03-31'
const carried: Carried = {
  value: 'v=1&price=300000000&debt=5&cash=&step=dividends',
  quoted: 'yen=12',
}

test('a case survives the round trip, with and without a state of its own', () => {
  const fragment = fc.stringMatching(/^([a-z]{2,5}=[\w.*-]{0,9}&){1,5}v=1$/)
  const others = fc.record(Object.fromEntries(caseParts.map((part) => [part, fragment])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(fc.option(fragment, { nil: '' }), others, (state, all) => {
      const read = splitCase(`#${joinCase(state, all)}`)
      expect(read).toEqual({ own: state, carried: all, cut: false })
    }),
  )
  expect(splitCase('#sources')).toMatchObject({ carried: {} })
})

test('wherever it is cut, what remains of other tools was entered there', () => {
  const whole = joinCase('', carried)
  for (let at = 1; at < whole.length; at += 1) {
    const { carried: kept, cut } = splitCase(whole.slice(0, at))
    expect(carried).toMatchObject(kept)
    if (Object.keys(kept).length === 0 && at > 11) expect(cut).toBe(true)
  }
})

test('a link to another tool opens its own state again and takes the rest along', () => {
  const read = splitCase(caseFor('value', { ...carried, planner: own }))
  expect(read).toEqual({
    own: carried.value,
    carried: { quoted: 'yen=12', planner: own },
    cut: false,
  })
})

test("numbers are offered if they were entered in the other tool, not the example's, and are within limits", () => {
  expect(offeredTo(feeFields, taken.fees, carried, {})).toEqual({ price: 300_000_000, debt: 5 })
  const example = { value: { price: 300_000_000 } }
  expect(offeredTo(feeFields, taken.fees, carried, example)).toEqual({ debt: 5 })
  expect(offeredTo(feeFields, taken.fees, { value: 'v=1&price=-1&debt=x' }, {})).toEqual({})
  const plan = { planner: own, quoted: 'yen=12' }
  expect(offeredTo(valueFields, taken.value, plan, {})).toEqual({ expenses: 12, year: 2028 })
  const late = { planner: own.replace('2028', '2050') }
  expect(offeredTo(valueFields, taken.value, late, {})).toEqual({})
})
