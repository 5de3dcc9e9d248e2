import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { reserveSizes } from './reservedSizes.ts'

/** The height reserved for a section on a phone or in a wide window. */
function reserved(part: string, name = 'data-later'): number {
  const page = parse(`<html lang="ja"><div data-later>${part}</div></html>`)
  reserveSizes(page)
  return Number(page.querySelector('div')?.getAttribute(name))
}

test('reserved height grows with text and pictures, not with what is collapsed, and shrinks with longer lines', () => {
  const long = `<p>${'文'.repeat(420)}</p>`
  expect(reserved(long)).toBeGreaterThan(20 * 33)
  expect(reserved(long, 'data-later-wide')).toBeLessThan(reserved(long))
  expect(reserved(long + long)).toBe(2 * reserved(long))
  expect(reserved('<img alt="">')).toBeGreaterThan(200)
  const folded = reserved(`<details><summary>開く</summary>${long}</details>${long}`)
  expect(folded).toBeGreaterThan(reserved(long))
  expect(folded).toBeLessThan(reserved(long) + 100)
  expect(reserved('')).toBe(100)
})
