import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openWords } from '../../content-reader/openWords.ts'
import { takeSnapshot } from '../build/snapshot.ts'
import { picturesFor } from './choices.ts'

const words = openWords(process.cwd())
const { framings } = takeSnapshot(process.cwd())
const pictures = (key: string, present: readonly string[], place = 'page') =>
  picturesFor(key, present, { words, framings, language: 'en', place })

test('a text that names a picture offers those that fit its place, with description and thumbnail', () => {
  const heads = pictures('hero', ['abacus-hero', 'table-hero']) ?? []
  expect(heads.length).toBeGreaterThan(50)
  expect(heads.every(({ value }) => framings[value]?.hero)).toBe(true)
  expect(heads.filter(({ thumbnail }) => !existsSync(`public${thumbnail}`))).toEqual([])
  expect(heads.find(({ value }) => value === 'standard-hero')?.label).toBe(
    words.pictures.alt.standard?.en,
  )
})

test('pages without a picture choose among those that other pages have there', () => {
  const [panorama] = pictures('picture', []) ?? []
  expect(framings[panorama?.value ?? '']).toHaveProperty('panorama')
  expect(pictures('picture', [], 'data')).toBeUndefined()
})

test('other texts offer none', () => {
  expect(pictures('title', ['The title of a page'])).toBeUndefined()
  expect(pictures('title', [])).toBeUndefined()
})
