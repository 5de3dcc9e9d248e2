import { expect, test } from 'vitest'
import type { ExitRules } from './exitRules.ts'
import { findChanges } from './findChanges.ts'
import { findExits } from './findExits.ts'
import { monthsToHandover } from './monthsToHandover.ts'

const rules: ExitRules = {
  questions: [
    {
      id: 'years',
      label: 'Time',
      ask: 'How soon?',
      options: [
        { id: 'one', label: 'soon', months: 12 },
        { id: 'more', label: 'later', months: 84 },
      ],
    },
    { id: 'name', label: 'Name', ask: 'Keep it?', options: [{ id: 'keep', label: 'Yes' }] },
  ],
  exits: [
    {
      exit: 'family',
      speaks: [{ text: 'always' }, { when: { years: ['more'] }, text: 'time to train' }],
      hinders: [{ when: { years: ['one'] }, text: 'too soon', change: 'begin now' }],
      first: 'ask',
      page: 'succession',
    },
    { exit: 'sale', speaks: [{ text: 'always' }], hinders: [], first: 'ask', page: 'succession' },
  ],
}
const found = (answers: Record<string, string>) => findExits(rules, answers)

test('names what an answer brings up and what it takes away, for the exits it touches', () => {
  expect(findChanges(found({ years: 'one' }), found({ years: 'more' }))).toEqual([
    {
      exit: 'family',
      points: [
        { kind: 'speaks', gone: false, text: 'time to train' },
        { kind: 'hinders', gone: true, text: 'too soon' },
      ],
    },
  ])
})

test('an answer that no rule depends on changes nothing', () => {
  expect(findChanges(found({ years: 'one' }), found({ years: 'one', name: 'keep' }))).toEqual([])
})

test('the handover is as far away as the answer says, or unknown', () => {
  expect(monthsToHandover(rules.questions, { years: 'more', name: 'keep' })).toBe(84)
  expect(monthsToHandover(rules.questions, { years: null, name: 'keep' })).toBeUndefined()
  expect(monthsToHandover(rules.questions, {})).toBeUndefined()
})
