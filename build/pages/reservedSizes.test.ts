import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { reserveSizes } from './reservedSizes.ts'

/** The heights reserved for a section, on a phone and in a wide window. */
function reserved(part: string, language = 'ja'): [number, number] {
  const page = parse(`<html lang="${language}"><div data-later>${part}</div></html>`)
  reserveSizes(page)
  const div = page.querySelector('div')
  return [Number(div?.getAttribute('data-later')), Number(div?.getAttribute('data-later-wide'))]
}

test('reserved height grows with the text and shrinks with the line length', () => {
  const [phone, wide] = reserved(`<p>${'文'.repeat(420)}</p>`)
  expect(phone).toBeGreaterThan(20 * 33)
  expect(wide).toBeLessThan(phone)
  const [twice] = reserved(`<p>${'文'.repeat(420)}</p><p>${'文'.repeat(420)}</p>`)
  expect(twice).toBe(2 * phone)
})

test('collapsed content takes no height except its summary', () => {
  const long = `<p>${'文'.repeat(420)}</p>`
  const [folded] = reserved(`<details><summary>開く</summary>${long}</details>${long}`)
  const [one] = reserved(long)
  expect(folded).toBeGreaterThan(one)
  expect(folded).toBeLessThan(one + 100)
})

test('a picture takes height, and an empty section none', () => {
  expect(reserved('<img alt="">')[0]).toBeGreaterThan(200)
  expect(reserved('')).toEqual([100, 100])
})
