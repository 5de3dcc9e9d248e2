import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { bindAmounts } from './amounts.ts'

/** A cell's content after its amounts are held together, which `[` and `]` stand for. */
function bound(html: string): string {
  const page = parse(`<main><table><tr><td>${html}</td></tr></table></main>`)
  bindAmounts(page)
  const cell = page.querySelector('td')?.innerHTML ?? ''
  return cell.replaceAll('<span data-whole>', '[').replaceAll('</span>', ']')
}

test('an amount in a table stays on one line, with its unit and what it begins with', () => {
  expect(bound('2億5,000万円〜4億1,000万円')).toBe('[2億5,000万円〜][4億1,000万円]')
  expect(bound('約6か月、<b>1割</b>のうち5％')).toBe('[約6か月]、<b>[1割]</b>のうち[5％]')
})

/** A text of that element after its amounts are held together. */
function boundText(html: string): string {
  const page = parse(`<main>${html}</main>`)
  bindAmounts(page)
  const text = page.querySelector('main')?.innerHTML ?? ''
  return text.replaceAll('<span data-whole>', '[').replaceAll('</span>', ']')
}

test('in running text every amount from the second line on is held, with its range and what precedes it', () => {
  const first = '最初の行はどの電話でも分かれない。'
  for (const amount of [
    '5〜10年',
    '約2〜3か月',
    '64歳',
    '11月21日',
    '2024年度',
    '18時',
    '1.5時間',
    '第3版',
    '8,700万人',
    '4億1,000万円',
    '3か月',
  ])
    expect(boundText(`<p>${first}あと${amount}に、</p>`)).toBe(`<p>${first}あと[${amount}]に、</p>`)
  expect(boundText(`<p>${first}2025年5月30日公表</p>`)).toBe(`<p>${first}[2025年][5月30日]公表</p>`)
  expect(boundText('<p>約6か月かかります。</p>')).toBe('<p>約6か月かかります。</p>')
  expect(boundText('<dl><dd><p>担当コンサルタント2名。</p></dd></dl>')).toContain('[2名]')
  expect(boundText(`<p>${first}3つの1枚、A4や5G、2番</p>`)).toBe(
    `<p>${first}[3つ]の[1枚]、A4や5G、2番</p>`,
  )
})

test('the place in a text is counted over what is inside it', () => {
  expect(boundText('<li>ここは短い<strong>強い言葉がある</strong>あと3年</li>')).toBe(
    '<li>ここは短い<strong>強い言葉がある</strong>あと[3年]</li>',
  )
})

test('an ending that begins within an amount takes the whole of it in, as far as there is room', () => {
  const held = (amount: string, ending: string) =>
    boundText(`<p>最初の行はどの電話でも分かれない、${amount}<span data-whole>${ending}</span></p>`)
  expect(held('6〜12', 'か月です。')).toContain('、6〜\u206012\u2060[か月です。]')
  expect(held('4月2', '6日公表')).toContain('、[4月26日公表]')
  expect(held('1', '億2,345万6,789円です。')).toContain('、1\u2060[億2,345万6,789円です。]')
})

test('a sum may go on in the next line before a sign', () => {
  expect(bound('5,000万円×5〜8倍－3,000万円')).toBe('[5,000万円]<wbr>[×5〜8倍]<wbr>[－3,000万円]')
})

test('what is no amount stays as it is', () => {
  for (const html of ['第一の道', 'from 30 million yen', '3 M&amp;A', ''])
    expect(bound(html)).toBe(html)
})

test('what a script renders anew is left alone', () => {
  const html = '<main><astro-island><table><tr><td>6年</td></tr></table></astro-island></main>'
  const page = parse(html)
  bindAmounts(page)
  expect(page.toString()).toBe(html)
})
