import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExitRules } from './exitRules.ts'
import { findExits } from './findExits.ts'

const option = (id: string) => ({ id, label: id })
const rules: ExitRules = {
  questions: [
    { id: 'family', label: 'family', ask: '?', options: [option('yes'), option('no')] },
    { id: 'years', label: 'years', ask: '?', options: [option('few'), option('many')] },
    { id: 'cash', label: 'cash', ask: '?', options: [option('now'), option('later')] },
  ],
  exits: [
    {
      exit: 'sale',
      speaks: [
        { text: 'always' },
        { when: { family: ['no'] }, text: 'nobody in the family' },
        { when: { family: ['no', 'yes'], cash: ['now'] }, text: 'cash now' },
      ],
      hinders: [{ text: 'secrecy', change: 'few people know' }],
      first: 'register',
      page: 'sale-page',
    },
    {
      exit: 'family',
      speaks: [{ text: 'kept' }],
      hinders: [
        { when: { family: ['no'] }, text: 'nobody', change: 'ask again' },
        { when: { years: ['few'] }, text: 'no time', change: 'stay on' },
      ],
      first: 'talk',
      page: 'family-page',
    },
  ],
}

test('reasons and obstacles that match the answers are found, with what would have to change', () => {
  expect(findExits(rules, { family: 'no', years: 'few', cash: 'now' })).toEqual([
    {
      exit: 'sale',
      speaks: ['always', 'nobody in the family', 'cash now'],
      hinders: [{ text: 'secrecy', change: 'few people know' }],
      first: 'register',
      page: 'sale-page',
      open: [],
    },
    {
      exit: 'family',
      speaks: ['kept'],
      hinders: [
        { text: 'nobody', change: 'ask again' },
        { text: 'no time', change: 'stay on' },
      ],
      first: 'talk',
      page: 'family-page',
      open: [],
    },
  ])
})

test('without answers only unconditional reasons remain, and open questions are named', () => {
  const [sale, family] = findExits(rules, { family: null, cash: 'nonsense' })
  expect(sale).toMatchObject({ speaks: ['always'], open: ['family', 'cash'] })
  expect(family).toMatchObject({ speaks: ['kept'], hinders: [], open: ['family', 'years'] })
})

test('a condition on several questions needs all of them to match', () => {
  const [sale] = findExits(rules, { family: 'yes', cash: 'later' })
  expect(sale?.speaks).toEqual(['always'])
})

test('every exit is in the result in the order of the rules, whatever is answered', () => {
  const answers = fc.dictionary(
    fc.constantFrom('family', 'years', 'cash', '__proto__', 'x'),
    fc.option(fc.constantFrom('yes', 'no', 'few', 'many', 'now', 'later', 'toString')),
  )
  fc.assert(
    fc.property(answers, (each) => {
      expect(findExits(rules, each).map(({ exit }) => exit)).toEqual(['sale', 'family'])
    }),
  )
})
