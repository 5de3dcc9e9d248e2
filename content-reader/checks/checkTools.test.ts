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

/** What is wrong after a change of the exit finder's or the planner's data. */
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

test('rules and steps as they are pass', () => {
  expect(mistake({})).toBe('')
})

test('a translation that is missing is named with its file and key', () => {
  const wrong = mistake({
    exitFinder: ({ exits }) => {
      exits[2] = { ...exits[2], hinders: [{ text: { ja: 'a' } }] } as Rules['exits'][0]
    },
  })
  expect(wrong).toContain('content/data/exit-finder.yaml: exits.2.hinders.0.text.en: ')
  expect(wrong).toContain('exits.2.hinders.0.change: ')
})

test('a condition on a question or an answer that there is not', () => {
  const when = (condition: Record<string, string[]>) =>
    mistake({
      exitFinder: ({ exits }) => Object.assign(exits[0]?.speaks[1] ?? {}, { when: condition }),
    })
  expect(when({ nobody: ['willing'] })).toBe(
    'content/data/exit-finder.yaml: exits.0.speaks.1.when: there is no question "nobody": name one of family',
  )
  expect(when({ family: ['none', 'maybe'] })).toBe(
    'content/data/exit-finder.yaml: exits.0.speaks.1.when: the question "family" has no answer "maybe": name one of willing, none',
  )
})

test('an exit of which nothing is said without an answer', () => {
  const wrong = mistake({ exitFinder: ({ exits }) => exits[0]?.speaks.shift() })
  expect(wrong).toContain('exits.0.speaks: let one entry be without "when"')
})

test('exits in another order than those of the site, in either file', () => {
  const reverse = ({ exits }: { exits: unknown[] }) => exits.reverse()
  expect(mistake({ exitFinder: reverse })).toContain(
    'content/data/exit-finder.yaml: exits: its exits are six, five, four, three, two, one: write one, two,',
  )
  expect(mistake({ planner: ({ schedules }) => schedules.reverse() })).toContain(
    'content/data/planner.yaml: schedules: its exits are six,',
  )
})

test('a step that waits for none that follows, and months the wrong way round', () => {
  const step = (changes: object) =>
    mistake({ planner: ({ schedules }) => Object.assign(schedules[0]?.steps[0] ?? {}, changes) })
  expect(step({ before: 'search' })).toContain(
    'schedules.0.steps.0.before: there is no later step "search": name one of deal',
  )
  expect(step({ months: [3, 2] })).toContain(
    'schedules.0.steps.0.months: write the smaller number first',
  )
})

test('a date of an exit or a law that there is not', () => {
  const date = (changes: object) =>
    mistake({ planner: ({ dates }) => Object.assign(dates[0] ?? {}, changes) })
  expect(date({ exits: ['seven'] })).toBe(
    'content/data/planner.yaml: dates.transfer: there is no exit "seven".',
  )
  expect(date({ law: 'none' })).toBe(
    'content/data/planner.yaml: dates.transfer.law: there is no law "none" in content/data/tools.yaml.',
  )
})
