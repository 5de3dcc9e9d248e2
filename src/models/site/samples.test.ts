import { expect, test, vi } from 'vitest'
import { feeTable } from '../firm/firmFacts.ts'
import { people } from '../firm/people.ts'
import { profileRows } from '../firm/profileRows.ts'
import { sampleNote } from '../firm/sampleNote.ts'
import { words } from './site.ts'

vi.mock(import('./site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  const { data } = await import('../../../tests/support/fixtureData.ts')
  const both = (text: string) => ({ ja: `${text}-ja`, en: `${text}-en` })
  return fixtureSite(({ writeData }) => {
    const row = { label: both('label'), value: both('value') }
    const people = [{ sample: true }, {}].map((sample, at) => ({
      id: `person-${at}`,
      name: both(`person-${at}`),
      rows: [row],
      ...sample,
    }))
    writeData('people', { items: people })
    const reach = ['call {telephone}', 'open {hours}', 'nothing'].map((value, at) => ({
      id: `row-${at}`,
      label: both('label'),
      value: both(value),
    }))
    writeData('firstTalk', {
      rows: reach,
      short: { heading: both('heading'), rows: ['row-2'], more: both('more') },
    })
    const { reach: settings, ...others } = data.settings as Record<string, object>
    const telephone = { value: '01-2345', sample: true }
    writeData('settings', { ...others, reach: { ...settings, telephone } })
    const { stance, table } = data.fees as { stance: object; table: { work: object[] } }
    const work = table.work.map((each, at) => (at === 0 ? { ...each, sample: true } : each))
    writeData('fees', { stance, table: { ...table, work } })
  })
})

test('one note names what is a sample', () => {
  const [one, two, real] = [
    { name: 'one', sample: true },
    { name: 'two', sample: true },
    { name: 'real', sample: false },
  ] as const
  const note = (text: string) => ({ label: 'sample-en', text })
  expect(sampleNote('people', [one, two], 'en')).toEqual(note('all-people-en'))
  expect(sampleNote('people', [one, two, real], 'en')).toEqual(note('some: one, two-en'))
  expect(sampleNote('people', [one, real], 'ja')?.text).toBe('some: 「one」-ja')
  expect(sampleNote('people', [real], 'en')).toBeNull()
  expect(sampleNote('people', [], 'en')).toBeNull()
})

test('a text with a setting has its value, and is a sample while the setting is one', () => {
  const shown = profileRows(words.firstTalk.rows, 'en').map(({ value, sample }) => [value, sample])
  expect(shown).toEqual([
    ['call 01-2345-en', true],
    ['open hours-en-en', false],
    ['nothing-en', false],
  ])
})

test('sample people are known', () => {
  expect(people('ja')).toEqual([
    {
      id: 'person-0',
      name: 'person-0-ja',
      rows: [{ label: 'label-ja', value: 'value-ja' }],
      sample: true,
      portrait: expect.objectContaining({ alt: '' }),
    },
    expect.objectContaining({ id: 'person-1', sample: false }),
  ])
})

test('fees have one column per service and one row per term, and samples are known', () => {
  const { work, terms } = feeTable('ja')
  expect(work).toEqual([
    { id: 'plan', name: 'plan-ja', sample: true },
    { id: 'deal', name: 'deal-ja', sample: false },
  ])
  expect(terms[0]).toEqual({ label: 'paid-ja', cells: ['plan-paid-ja', 'deal-paid-ja'] })
  expect(terms).toHaveLength(6)
})
