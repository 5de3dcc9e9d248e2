import { expect, test } from 'vitest'
import { phrases } from './phrases.ts'

test('a Japanese heading breaks at natural pauses', () => {
  expect(phrases('戦略を、指揮する。', 'ja')).toEqual(['戦略を、', '指揮する。'])
})

test('a long word may break between its katakana and its kanji', () => {
  expect(phrases('オーナー受取額', 'ja')).toEqual(['オーナー', '受取額'])
})

test.each([
  ['いま、どの状況に近いですか', 'どの状況に'],
  ['託す五つの道と、もう一つの出口', 'もう一つの出口'],
  ['全体の方針を決める人は別にいて、指揮官は従う', '別にいて、'],
  ['書類が机に積み上がります。', '積み上がります。'],
  ['数を増やすための行動が始まります。', '増やすための'],
  ['その日に契約をお願いすることはありません。', 'お願いすることは'],
  ['会社をよく知る人に任せる', 'よく知る人に'],
  ['少ない人数で回る形に組み替える', '回る形に'],
  ['架空の会社の例です。', '架空の'],
  ['まとまった現金が必要ですか', 'まとまった'],
  ['残る額（利息の前）', '（利息の前）'],
  ['現場の近くに置く、自律分散の組織', '近くに置く、'],
])('in %s, %s is one phrase', (text, phrase) => {
  expect(phrases(text, 'ja')).toContain(phrase)
})

test('counted months stay whole', () => {
  expect(phrases('2か月目から', 'ja')[0]).toMatch(/^2か月目/)
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
