import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { searchIndex } from './searchIndex.ts'
import { type SearchPage, searchPages } from './searchPages.ts'
import { shorten } from './shorten.ts'

const pages = searchPages('ja')
const characters = (some: readonly SearchPage[]) => JSON.stringify(some).length
const within = (most: number) => shorten(pages, 'ja', (some) => characters(some) <= most)

test('the less room, the less of each section, and nothing but the words on top', () => {
  const whole = within(Number.POSITIVE_INFINITY)
  const less = within(characters(whole.pages) / 2)
  expect(whole.fits && less.fits).toBe(true)
  expect(characters(less.pages)).toBeLessThanOrEqual(characters(whole.pages) / 2)
  for (const [at, { sections }] of less.pages.entries()) {
    for (const [place, { text }] of sections.entries()) {
      expect(pages[at]?.sections[place]?.text.startsWith(text)).toBe(true)
      expect(text).not.toBe('')
    }
  }
})

test('what does not fit at any length is for the server', () => {
  const { pages: kept, fits } = within(100)
  expect(fits).toBe(false)
  expect(kept).toHaveLength(pages.length)
})

test('whatever else the index has, it is as large as browsers may load, or for the server', () => {
  const { index, served } = searchIndex('ja', pages, 45_000)
  expect(served).toBe(false)
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(45_100)
  expect(searchIndex('ja', pages, 10_000).served).toBe(true)
})
