import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight, type Piece, passage } from './highlight.ts'

const marks = (words: string[], japanese: string[] = []) => ({
  words: new Set(words),
  japanese: new Set(japanese),
})
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test('hits are highlighted in any spelling', () => {
  expect(shown(highlight('DDは、買収前の調査', marks(['dd'])))).toBe('[DD]は、買収前の調査')
  expect(shown(highlight('事業承継・引継ぎ支援センター', marks([], ['引継'])))).toBe(
    '事業承継・[引継]ぎ支援センター',
  )
  expect(shown(highlight('引き継ぐ人', marks([], ['引継'])))).toBe('[引き継]ぐ人')
  expect(shown(highlight('組織コーチングとは', marks([], ['こちんぐ'])))).toBe(
    '組織[コーチング]とは',
  )
  expect(shown(highlight('Due diligence', marks(['due', 'diligence'])))).toBe('[Due diligence]')
})

test('the passage with the most distinct hits is shown, cut around them', () => {
  const text = `one two\n${'word '.repeat(80)}one and two here ${'word '.repeat(80)}`
  const pieces = passage(text, marks(['one', 'two', 'here']), 'en')
  expect(shown(pieces)).toMatch(/^….*\[one\] and \[two here\] .*…$/)
  expect(shown(pieces).length).toBeLessThan(220)
})

test('highlighting never loses or doubles a character', () => {
  const text = fc.string({
    unit: fc.constantFrom('引', 'き', '継', 'ー', 'コ', 'a', ' ', '。', '１'),
  })
  fc.assert(
    fc.property(text, fc.array(text), (line, asked) => {
      const japanese = asked.filter((each) => each.trim() !== '')
      const pieces = highlight(line, marks(['a'], japanese))
      expect(pieces.map((piece) => piece.text).join('')).toBe(line)
    }),
  )
})
