import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, highlight, type Piece } from './highlight.ts'
import { stem } from './stem.ts'

const marks = (...texts: string[]) => new Map(texts.map((text) => [text, 1]))
const words = (...all: string[]) => marks(...all.map((word) => ` ${stem(word)} `))
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test('hits are highlighted in any spelling', () => {
  expect(shown(highlight('DDは、買収前の調査', marks(' dd ')))).toBe('[DD]は、買収前の調査')
  expect(shown(highlight('事業承継・引継ぎ支援センター', marks('引継')))).toBe(
    '事業承継・[引継]ぎ支援センター',
  )
  expect(shown(highlight('引き継ぐ人', marks('引継')))).toBe('[引き継]ぐ人')
  expect(shown(highlight('組織コーチングとは', marks('こちんぐ')))).toBe('組織[コーチング]とは')
  expect(shown(highlight('Due diligence', words('due', 'diligence')))).toBe('[Due diligence]')
})

test('the answer is the whole sentence that says most of what was asked for', () => {
  const text = `One two. ${'Word '.repeat(80)}\nIt has one, two (and three). Two again.`
  expect(shown(answer(text, words('one', 'two', 'three')))).toBe(
    'It has [one], [two] (and [three]).',
  )
  expect(shown(answer('税を払う。手数料は「成功報酬」です。', marks('手数料', '報酬')))).toBe(
    '[手数料]は「成功[報酬]」です。',
  )
})

test('a whole sentence says more than a row of a table, and a lone cell says nothing', () => {
  expect(shown(answer('承継 場合による はい いいえ\n承継は早めに備えます。', marks('承継')))).toBe(
    '[承継]は早めに備えます。',
  )
  expect(answer('承継\nはい', marks('承継'))).toEqual([])
})

test('a sentence in brackets stays with the one around it', () => {
  const text = '後で述べます。税の特例（期限がある。延長もある）を使います。'
  expect(shown(answer(text, marks('期限')))).toBe(
    '税の特例（[期限]がある。延長もある）を使います。',
  )
  expect(shown(answer('前書き。（閉じない税。後書き。', marks('税')))).toBe('（閉じない[税]。')
})

test('what tells more decides', () => {
  const weights = new Map([
    ['会社', 0.5],
    ['相続', 2],
    ['税金', 0.5],
  ])
  expect(shown(answer('会社の税金。相続です。', weights))).toBe('[相続]です。')
})

test('highlighting never loses or doubles a character', () => {
  const text = fc.string({
    unit: fc.constantFrom('引', 'き', '継', 'ー', 'コ', 'a', ' ', '。', '１'),
  })
  fc.assert(
    fc.property(text, fc.array(text), (line, asked) => {
      const japanese = asked.filter((each) => /^[引き継こ]+$/.test(each))
      const pieces = highlight(line, marks(' a ', ...japanese))
      expect(pieces.map((piece) => piece.text).join('')).toBe(line)
    }),
  )
})
