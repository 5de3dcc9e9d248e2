import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretch } from './pseudo.ts'

test('vowels are stretched and accented', () => {
  expect(stretch('An owner asks')).toBe('Án óównéér áásks')
})

test('placeholders, anchors, figures and addresses are unchanged', () => {
  const kept = fc.constantFrom(
    '{n}',
    '{#anchor expandable}',
    '{figure:people}',
    '](page:about#one)',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(kept, fc.constantFrom('', ' a ', 'Owner'))), (pieces) => {
      const text = stretch(pieces.flat().join(''))
      const found = text.match(/\{[^}]*\}|\]\([^)]*\)/g) ?? []
      expect(found).toEqual(pieces.map(([piece]) => piece))
    }),
  )
})

test('a text never gets shorter, and only vowels change', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'E', 'b', '{', '}', '](', ')', '語') }),
      (text) => {
        const stretched = stretch(text)
        expect(stretched.length).toBeGreaterThanOrEqual(text.length)
        const plain = (each: string) => each.replace(/[aeiouAEáéíóúÁÉ]/g, '')
        expect(plain(stretched)).toBe(plain(text))
      },
    ),
  )
})
