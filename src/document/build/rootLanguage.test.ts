import postcss from 'postcss'
import { expect, test } from 'vitest'
import { settleRootLanguage } from './rootLanguage.ts'

/** What is left of a style sheet on a page in that language. */
function settled(css: string, language?: string): string {
  const root = postcss.parse(css)
  settleRootLanguage(root, language)
  return root.toString()
}

const tokens = '@layer tokens{:root{--a:1;--b:2}:root:lang(ja){--a:3}}'

test('what the page’s language has takes the place of what it overrides', () => {
  expect(settled(tokens, 'ja')).toBe('@layer tokens{:root{--b:2}:root{--a:3}}')
})

test('what another language would have goes', () => {
  expect(settled(tokens, 'en')).toBe('@layer tokens{:root{--a:1;--b:2}}')
})

test('what holds under a condition, in another layer or for a part of the page stays', () => {
  for (const css of [
    '@media print{:root:lang(ja){--a:3}}',
    'p:lang(ja){a:b}',
    ':root:lang(ja) p{a:b}',
  ])
    for (const language of ['ja', 'en']) expect(settled(css, language)).toBe(css)
  expect(settled('@layer x{:root{--a:1}}@layer y{:root:lang(ja){--a:3}}', 'ja')).toBe(
    '@layer x{:root{--a:1}}@layer y{:root{--a:3}}',
  )
  expect(settled(tokens)).toBe(tokens)
})
