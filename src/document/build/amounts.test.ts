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
  expect(bound('約6か月、<b>1割</b>のうち5％')).toBe('[約6か月]、<b>1割</b>のうち[5％]')
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
