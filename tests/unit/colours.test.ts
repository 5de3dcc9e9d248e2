import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colour } from '../../art/colours.ts'

/** The site's own code; templates have their own colours. */
const folders = ['src', 'build', 'scripts', 'server', 'content-reader', 'art', 'contact', 'editor']
const others = /^(src\/templates|art\/scenes)\//

test('the site’s colours are defined in one file', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const values = [...tokens.matchAll(/#[\da-f]{6}(?=;)/g)].map(([value]) => value)
  expect(values.length).toBeGreaterThan(15)
  const again = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(ts|tsx|astro|css)$/.test(file) && !others.test(file))
    .filter((file) => file !== 'src/styles/tokens.css')
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return values.some((value) => text.includes(value))
    })
  expect(again).toEqual([])
})

test("browser and phone UI colours are the site's colours", () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  expect(manifest.theme_color).toBe(colour('ink'))
  expect(manifest.background_color).toBe(colour('paper'))
  const icon = readFileSync('public/icon.svg', 'utf8')
  for (const name of ['ink', 'paper', 'orange-light']) {
    expect(icon, `${name} in public/icon.svg: run "npm run icons"`).toContain(colour(name))
  }
})

test('an unknown colour is reported', () => {
  expect(() => colour('mauve')).toThrow('src/styles/tokens.css has no colour --mauve')
})
