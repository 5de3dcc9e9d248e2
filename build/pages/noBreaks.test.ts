import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { preventBreaks } from './noBreaks.ts'

/** Shows held-together parts in `[` and `]`. */
function held(html: string): string {
  const page = parse(`<main>${html}</main>`)
  preventBreaks(page)
  const text = page.querySelector('main')?.innerHTML ?? ''
  return text.replaceAll(/<span data-(?:whole|kept)>/g, '[').replaceAll('</span>', ']')
}

test.each([
  ['the last characters', '<p>六つの面から[考えます。]</p>'],
  ['the last words in English', '<p>destroyed at [the end.]</p>'],
  ['from where a reader may pause', '<li>手順を紙に[書き出した]</li>'],
  ['the last phrase', '<p>中小企業の経営者のために[働いています。]</p>'],
  ['a polite ending of a long phrase', '<p>費用は一切いただき[ません。]</p>'],
  ['a polite ending after a doubled consonant', '<li>次に誰へ毎回お話し[合っています。]</li>'],
  ['a long polite ending', '<p>従業員の方へ直接お尋ね[ください。]</p>'],
  ['a short last phrase', '<li>差し支えのない範囲で[伺います]</li>'],
  [
    'a definition',
    '<dl><dd><details><summary></summary>後から払う[約束です。]</details></dd></dl>',
  ],
  ['over what is in the line', '<p>事業は[続く<sup><a href="#n">1</a></sup>。]</p>'],
  [
    'the last characters before a note where their phrase is too long',
    '<p>後者は残る[ことができます<sup><a href="#n">4</a></sup>。]</p>',
  ],
  ['over spaces', '<p>費用は[<a href="/a">三原則</a> <em>参照</em>]</p>'],
  [
    'of a long link its own',
    '<p>詳細は<a href="/a">地域の中小企業のための[成長戦略の策定]</a></p>',
  ],
  ['a mark', '<li><a href="/x">国税庁タックスアンサーの[一覧表]</a>\u2060<a href="#r">↑</a></li>'],
  ['with entities whole', '<p>企業の合併は[M&amp;Aです]</p>'],
  [
    'amounts',
    '<p>あと[5〜10年]、[1、2名]で、[約2〜3か月]、[2025年5月30日]、[8,700万人]になると思われますか[どうか。]</p>',
  ],
  [
    'times before a day, and numbers with hyphens',
    '<table><tbody><tr><td>[120〜60か月前]</td><td>Art. [37-10]</td></tr></tbody></table>',
  ],
  [
    'amounts a month',
    '<p>顧問料（[月20万円]から）、同年[12月]、毎月[5万円]をいただきますよい[日に。]</p>',
  ],
  [
    'amounts in English',
    '<p>about [1.5 million yen] or [54.85 million], [900 yen] of which nobody [ever saw]</p>',
  ],
  ['a long date in a list', '<li>[2023年12月13日]に[公表されました]</li>'],
  ['the amount at the end', '<p>この資料は[[4月26日]公表]</p>'],
  [
    'sums',
    '<table><tbody><tr><td>[5,000万円]<wbr>[×5〜8倍]<wbr>[－3,000万円]</td></tr></tbody></table>',
  ],
])('kept on one line: %s', (_, html) => {
  expect(held(html.replaceAll(/[[\]]|<wbr>|\u2060/g, ''))).toBe(html)
})

test.each([
  '<li>改善する</li>',
  '<p>the last is longer</p>',
  '<p>an incomprehensible it</p>',
  '<ul><li><a href="/">会社の概要について</a></li></ul>',
  '<p>from 30 thousand participants</p>',
  '<p>月ごとの旬、<wbr>箱便、<wbr>収穫と水揚げの記録</p>',
  '<li><a href="#a"><b data-clause>18か月後に引き渡す</b></a></li>',
  '<astro-island><p>六つの面から考えます。あと5年</p></astro-island>',
])('left unchanged: %s', (html) => {
  expect(held(html)).toBe(html)
})

test('a long ending may break where it does not fit', () => {
  const page = parse('<main><p>詳しい費用はいただきません。</p><p>費用はお伺いします。</p></main>')
  preventBreaks(page)
  expect(page.querySelector('[data-kept]')?.textContent).toBe('いただきません。')
  expect(page.querySelector('[data-whole]')?.textContent).toBe('お伺いします。')
})

test('content of island slots is processed like the rest of the page', () => {
  expect(
    held('<astro-island><astro-slot><p>面から考えます。</p></astro-slot></astro-island>'),
  ).toContain('[考えます。]')
})

test('selectors find what was kept together', () => {
  const page = parse('<main><ul><li><a href="/">残り2年以内で会社を託す</a></li></ul></main>')
  preventBreaks(page)
  expect(page.querySelectorAll('main li > a > span')).toHaveLength(1)
})
