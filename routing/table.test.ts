import { expect, test } from 'vitest'
import { localAddress } from './address.ts'
import { languages, otherLanguage } from './language.ts'
import { fixedRoutes, isFixedPage } from './table.ts'

test('every address of the table, so that a change of one shows', () => {
  const addresses = fixedRoutes.map(({ id, path }) => {
    const paths = languages.map((language) => localAddress(path, language)).join('  ')
    return `${id}: ${paths}`
  })
  expect(addresses.sort().join('\n')).toMatchSnapshot()
})

test('no two pages have the same address in whatever language', () => {
  const addresses = fixedRoutes.flatMap(({ path }) =>
    languages.map((language) => localAddress(path, language)),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('Japanese is at the path itself, English below /en', () => {
  expect(localAddress('/', 'ja')).toBe('/')
  expect(localAddress('/', 'en')).toBe('/en')
  expect(localAddress('/about', 'en')).toBe('/en/about')
})

test('an id of the table is known, what every object has is none', () => {
  expect(isFixedPage('about')).toBe(true)
  expect(isFixedPage('toString')).toBe(false)
})

test('each language has the other', () => {
  expect(languages.map(otherLanguage)).toEqual(['en', 'ja'])
})
