import { expect, test } from 'vitest'
import { exitDoors } from './exitDoors.ts'
import type { ExitRules } from './exitRules.ts'

const option = (id: string) => ({ id, label: `${id}!` })
const hinders = (when?: Record<string, string[]>) => ({ when, text: '', change: '' })
const rules: ExitRules = {
  questions: [
    { id: 'family', label: 'Family', ask: '?', options: [option('yes'), option('no')] },
    { id: 'years', label: 'Years', ask: '?', options: [option('few'), option('many')] },
  ],
  exits: [
    {
      exit: 'sale',
      speaks: [],
      hinders: [
        hinders(),
        hinders({ family: ['no'], years: ['few'] }),
        hinders({ years: ['few'] }),
        hinders({ years: ['few', 'many'] }),
      ],
      first: '',
      page: '',
    },
  ],
}

test('one or two obstacles half close a door and three close it; what holds for every company does not', () => {
  expect(exitDoors(rules, {})).toEqual([{ exit: 'sale', state: 'open', by: [] }])
  const years = { label: 'Years', answer: 'few!' }
  expect(exitDoors(rules, { years: 'few' })).toEqual([{ exit: 'sale', state: 'half', by: [years] }])
  expect(exitDoors(rules, { family: 'no', years: 'few' })).toEqual([
    { exit: 'sale', state: 'closed', by: [{ label: 'Family', answer: 'no!' }, years] },
  ])
})
