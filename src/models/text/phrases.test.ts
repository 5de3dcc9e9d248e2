import { expect, test } from 'vitest'
import { phrases } from './phrases.ts'

test('a Japanese heading breaks at natural pauses', () => {
  expect(phrases('戦略を、指揮する。', 'ja')).toEqual(['戦略を、', '指揮する。'])
})

test('a long word may break between its katakana and its kanji', () => {
  expect(phrases('オーナー受取額', 'ja')).toEqual(['オーナー', '受取額'])
})

test('words that belong together are one phrase', () => {
  expect(phrases('いま、どの状況に近いですか', 'ja')).toEqual([
    'いま、',
    'どの状況に',
    '近いですか',
  ])
  expect(phrases('託す五つの道と、もう一つの出口', 'ja')).toContain('もう一つの出口')
  expect(phrases('2か月目から', 'ja')[0]).toMatch(/^2か月目/)
  expect(phrases('全体の方針を決める人は別にいて、指揮官は従う', 'ja')).toContain('別にいて、')
  expect(phrases('書類が机に積み上がります。', 'ja').at(-1)).toBe('積み上がります。')
  expect(phrases('数を増やすための行動が始まります。', 'ja')).toContain('増やすための')
  expect(phrases('その日に契約をお願いすることはありません。', 'ja')).toContain('お願いすることは')
  expect(phrases('会社をよく知る人に任せる', 'ja')).toContain('よく知る人に')
  expect(phrases('少ない人数で回る形に組み替える', 'ja')).toContain('回る形に')
  expect(phrases('架空の会社の例です。', 'ja')).toContain('架空の')
  expect(phrases('まとまった現金が必要ですか', 'ja')).toContain('まとまった')
  expect(phrases('残る額（利息の前）', 'ja')).toContain('（利息の前）')
  expect(phrases('現場の近くに置く、自律分散の組織', 'ja')).toContain('近くに置く、')
})

test('no phrase begins with a colon', () => {
  for (const heading of ['買取資金：会社の利益で返せるか', 'たたむ前に：一度だけ声をかける']) {
    const all = phrases(heading, 'ja')
    expect(all.join('')).toBe(heading)
    expect(all.filter((phrase) => phrase.startsWith('：'))).toEqual([])
    expect(all.some((phrase) => phrase.endsWith('：'))).toBe(true)
  }
})

test('no phrase is an ending of one or two characters', () => {
  expect(phrases('去った後に残るもの', 'ja').at(-1)).toBe('残るもの')
  expect(phrases('お客様の声', 'ja')).toEqual(['お客様の声'])
})

test('English is returned whole', () => {
  expect(phrases('Command the strategy.', 'en')).toEqual(['Command the strategy.'])
})
