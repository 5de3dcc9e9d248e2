import { expect, test } from 'vitest'
import { localAddress } from './address.ts'
import { languages } from './language.ts'
import { fixedRoutes, isFixedPage, routesOf } from './table.ts'

test('the list of addresses is unchanged', () => {
  const addresses = fixedRoutes.map(({ id, path }) => {
    const paths = languages.map((language) => localAddress(path, language)).join('  ')
    return `${id}: ${paths}`
  })
  expect(addresses.sort().join('\n')).toMatchSnapshot()
})

test('a parent that is not in the table is reported with the page that names it', () => {
  const page = { path: '/a', kind: 'plain', parent: 'hme' } as const
  expect(() => routesOf({ home: { ...page, parent: null }, page })).toThrow(
    'routing/table.ts: page.parent: there is no page "hme": write an id of the table.',
  )
})

test('no two pages share an address in any language', () => {
  const addresses = fixedRoutes.flatMap(({ path }) =>
    languages.map((language) => localAddress(path, language)),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('isFixedPage accepts ids of the table and rejects properties that every object has', () => {
  expect(isFixedPage('about')).toBe(true)
  expect(isFixedPage('toString')).toBe(false)
})
