import { beforeAll, expect, test } from 'vitest'
import { openTypeface, type Style, setLine, setText } from './setText.ts'

let style: Style
beforeAll(async () => {
  const latin = 'newsreader/files/newsreader-latin-opsz-normal.woff2'
  const faces = await Promise.all([
    openTypeface(`node_modules/@fontsource-variable/${latin}`, 'wght=500', 'opsz=40'),
    openTypeface('src/layout/fonts/ShipporiMincho-SemiBold.woff2'),
  ])
  style = { faces, size: 40 }
})

test('no line is wider than its column, and those of a few words are of about the same width', () => {
  const text = {
    en: 'A title of some words '.repeat(9).trim(),
    ja: '後継者と話し合って決めたこと'.repeat(9),
  }
  for (const language of ['ja', 'en'] as const) {
    const widths = setText(text[language], language, style, 532).map(({ width }) => width)
    expect(Math.max(...widths), language).toBeLessThanOrEqual(532)
  }
  const balanced = setText('One two three four five six seven eight', 'en', style, 532)
  expect(balanced).toHaveLength(2)
  const [first = 0, second = 0] = balanced.map(({ width }) => width)
  expect(Math.abs(first - second)).toBeLessThan(150)
})

test('a word wider than the column is broken, and a sign that no typeface has is left out', () => {
  const lines = setText('w'.repeat(60), 'en', style, 532)
  expect(lines.length).toBeGreaterThan(1)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(532)
  expect(setLine('一🏭二', style)).toEqual(setLine('一二', style))
})

test('each character is drawn by the first typeface that has it, with room between scripts', () => {
  const width = (text: string) => setLine(text, style).width
  expect(width('AB一')).toBeCloseTo(width('AB') + width('一') + 40 / 8)
})
