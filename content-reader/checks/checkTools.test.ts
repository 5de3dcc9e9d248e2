import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Content, makeContent, removeContents } from '../../tests/support/content.ts'
import { data } from '../../tests/support/fixtureData.ts'
import { openWords } from '../openWords.ts'
import { checkWords } from './check.ts'

interface Rule {
  text?: object
  when?: Record<string, string[]>
}
interface Rules {
  exits: { exit: string; speaks: Rule[]; hinders: Rule[] }[]
}
interface Steps {
  schedules: { exit: string; steps: { before?: string; months: number[] }[] }[]
  dates: { exits: string[]; law: string }[]
}

let content: Content
beforeEach(() => {
  content = makeContent()
})
afterAll(removeContents)

/** The mistake after changing the exit finder's or planner's data. */
function mistake(change: {
  exitFinder?: (rules: Rules) => void
  planner?: (steps: Steps) => void
}) {
  const rules = structuredClone(data.exitFinder) as unknown as Rules
  change.exitFinder?.(rules)
  content.writeData('exitFinder', rules)
  const steps = structuredClone(data.planner) as unknown as Steps
  change.planner?.(steps)
  content.writeData('planner', steps)
  try {
    checkWords(openWords(content.root))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('the current rules and steps pass', () => {
  expect(mistake({})).toBe('')
})

test('reports a missing translation with file and key', () => {
  const wrong = mistake({
    exitFinder: ({ exits }) => {
      exits[2] = { ...exits[2], hinders: [{ text: { ja: 'a' } }] } as Rules['exits'][0]
    },
  })
  expect(wrong).toContain('content/data/exit-finder.yaml: exits.2.hinders.0.text.en: ')
  expect(wrong).toContain('exits.2.hinders.0.change: ')
})

test('reports a condition on an unknown question or answer', () => {
  const when = (condition: Record<string, string[]>) =>
    mistake({
      exitFinder: ({ exits }) => Object.assign(exits[0]?.speaks[1] ?? {}, { when: condition }),
    })
  expect(when({ nobody: ['willing'] })).toBe(
    'content/data/exit-finder.yaml: exits.0.speaks.1.when.nobody: there is no "nobody": write one of family.',
  )
  expect(when({ family: ['none', 'maybe'] })).toBe(
    'content/data/exit-finder.yaml: exits.0.speaks.1.when.family: there is no "maybe": write one of willing, none.',
  )
})

test('reports exits in another order than in data/exits.yaml, in either file', () => {
  const reverse = ({ exits }: { exits: unknown[] }) => exits.reverse()
  expect(mistake({ exitFinder: reverse })).toContain(
    'content/data/exit-finder.yaml: exits: its exits are six, five, four, three, two, one: write one, two,',
  )
  expect(mistake({ planner: ({ schedules }) => schedules.reverse() })).toContain(
    'content/data/planner.yaml: schedules: its exits are six,',
  )
})
