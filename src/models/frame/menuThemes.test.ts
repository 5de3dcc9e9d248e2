import { expect, test, vi } from 'vitest'
import { menuThemes } from './menuThemes.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

const [growth, reading] = menuThemes()

test('a theme has its heading, picture and pages', () => {
  expect(growth?.heading).toEqual({ ja: 'theme-growth-ja', en: 'theme-growth-en' })
  expect(growth?.picture).toBe('house')
  expect(growth?.pages[0]).toBe('succession')
})

test('pages that no theme names follow their parent, and none appears twice', () => {
  expect(growth?.pages).toContain('hybrid-strategy')
  expect(reading?.pages.slice(0, 3)).toEqual(['insights', 'numbers', 'second-article'])
  expect(reading?.pages.at(-1)).toBe('glossary')
  const all = menuThemes().flatMap(({ pages }) => pages)
  expect(new Set(all).size).toBe(all.length)
})
