import { expect, test } from 'vitest'
import { findExits } from '../../../calculators/exits/findExits.ts'
import { words } from '../site/site.ts'
import { doorQuestions } from './doorQuestions.ts'
import { exitRules } from './exitRulesModel.ts'

const asked = words.home.doors.questions

test('each answer raises the obstacles that the exit finder finds for it', () => {
  const { questions, obstacles } = doorQuestions(asked, 'ja')
  const rules = exitRules('ja')
  const always = findExits(rules, {})
  for (const { id, options } of questions) {
    for (const { id: answer, key } of options) {
      for (const [at, { hinders }] of findExits(rules, { [id]: answer }).entries()) {
        const usual = always[at]?.hinders.map(({ text }) => text) ?? []
        const wanted = hinders.map(({ text }) => text).filter((text) => !usual.includes(text))
        const raised = obstacles[at]?.filter(({ by }) => by.includes(key))
        expect(raised?.map(({ text }) => text)).toEqual(wanted)
      }
    }
  }
})

test('an unknown question is named', () => {
  expect(() => doorQuestions(['nonsense'], 'en')).toThrow('nonsense')
})
