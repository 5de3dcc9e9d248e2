/**
 * Content by staff and the owner never breaks the site, whatever its length and characters: a typical week,
 * in a site without samples. The build takes most of the time.
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Language, languages } from '../../routing/language.ts'
import {
  article,
  label,
  longerPages,
  paragraph,
  signs,
  terms,
  writeFacts,
  writeOrdinaryWeek,
} from '../support/grownContent.ts'
import { buildCopy, copySite } from '../support/siteCopy.ts'
import { layOutWithinBoxes, textsCut } from './support/clippedText.ts'
import { serveBuilt } from './support/listen.ts'
import { tooWide } from './support/pageLayout.ts'

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

const copy = resolve('.build/grown')
const ids = [
  ...longerPages.map((file) => file.replace(/^.*\//, '')),
  ...['home', 'insights', 'glossary', 'search', 'contact', 'business', article.id],
  ...['about', 'people', 'first-talk', 'cases', 'testimonials'],
]
const pathOf = (id: string, language: Language) =>
  id === 'home' ? { ja: '/', en: '/en' }[language] : `${language === 'en' ? '/en' : ''}/${id}`

let said = ''
let site: Awaited<ReturnType<typeof serveBuilt>>
test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(900_000)
  copySite(copy)
  writeOrdinaryWeek(join(copy, 'content'))
  writeFacts(join(copy, 'content'))
  said = await buildCopy(copy)
  site = await serveBuilt(join(copy, 'dist'))
})
test.afterAll(() => {
  site?.stop()
  rmSync(copy, { recursive: true, force: true })
})

test('the build warns of lengths, terms, sources and characters, by file and field', () => {
  for (const warning of [
    /Warning: content\/articles\/a-week-at-the-workshop\.ja\.md: title: ".*" has [\d.]+ .*: shorten it/,
    /Warning: content\/articles\/a-week-at-the-workshop\.en\.md: sources: .*names no source/,
    /Warning: content\/pages\/sales\.ja\.md: \w+: "弊社": write 当社/,
    /content\/pages\/dd-support\.ja\.md: line \d+: the typeface of headings has no (?=.*㈱)(?=.*℃)(?=.*№).*🏭/,
    /content\/data\/glossary\.yaml: line \d+: the typeface of headings has no ㈱:/,
  ]) {
    expect(said).toMatch(warning)
  }
})

test('a real telephone number can be called from home, the footer and the bar of phones', async ({
  page,
}) => {
  for (const [width, places] of [
    [1440, ['main', 'footer']],
    [390, ['main', 'aside']],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const language of languages) {
      await page.goto(site.url + pathOf('home', language))
      for (const place of places) {
        const link = page.locator(`${place} a[href="tel:0529990000"]:visible`)
        await expect(link, `${place} at ${width} px`).toHaveCount(1)
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport()
      }
    }
  }
})

test('beside the form, on phones above it, a real telephone number can be called', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const language of languages) {
      await page.goto(site.url + pathOf('contact', language))
      const link = page.locator('main a[href="tel:0529990000"]:visible').first()
      const form = await page.locator('main form').boundingBox()
      const box = await link.boundingBox()
      expect(box?.height, `${language} at ${width} px`).toBeGreaterThanOrEqual(width < 768 ? 44 : 0)
      expect(box?.y, `${language} at ${width} px`).toBeLessThan(
        (form?.y ?? 0) + (width < 768 ? 0 : (form?.height ?? 0)),
      )
    }
  }
})

test('no sample is left, and no page is labelled as one', async ({ page }) => {
  const launchCheck = resolve('scripts/launch-check.ts')
  expect(execFileSync('node', [launchCheck], { cwd: copy, encoding: 'utf8' })).toContain(
    'No sample is left',
  )
  for (const id of ['people', 'about', 'fees', 'first-talk', 'testimonials', 'cases']) {
    await page.goto(site.url + pathOf(id, 'ja'))
    await expect(page.getByText('掲載例', { exact: true }), id).toHaveCount(0)
  }
  await page.goto(`${site.url}/people`)
  await expect(page.getByRole('heading', { name: '髙橋 﨑太郎' })).toBeVisible()
})

for (const language of languages) {
  test(`${language}: the pages show the new texts`, async ({ page }) => {
    const textOf = async (id: string, of = 'main') => {
      await page.goto(site.url + pathOf(id, language))
      // Without the characters that the build inserts for line breaks.
      return ((await page.locator(of).textContent()) ?? '').replace(/[\s\u200b\u2060]/g, '')
    }
    const bare = (text: string) => text.replace(/\s/g, '')
    for (const file of longerPages) {
      const id = file.replace(/^.*\//, '')
      expect(await textOf(id), id).toContain(bare(paragraph[language]))
    }
    const dd = await textOf('dd-support')
    expect(dd.split(bare(signs[language])).length, 'title and heading').toBeGreaterThan(2)
    expect(await textOf('home', '#menu')).toContain(bare(label[language]))
    const glossary = await textOf('glossary')
    for (const term of terms) expect(glossary).toContain(bare(term[language]))
    expect(await textOf(article.id)).toContain(bare(article.title[language]))
    expect(await textOf('insights')).toContain(bare(article.title[language]))
    expect(await textOf('home')).toContain(bare(article.title[language]))
  })

  test(`${language}: pages keep their layout at 320 px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 700 })
    const wrong: string[] = []
    for (const path of ids.map((id) => pathOf(id, language))) {
      await page.goto(site.url + path)
      await page.evaluate(layOutWithinBoxes)
      const beyond = await tooWide(page)
      if (beyond > 0) wrong.push(`${path}: ${beyond} px have to be scrolled sideways`)
      for (const text of await page.evaluate(textsCut)) wrong.push(`${path}: ${text}`)
    }
    expect(wrong).toEqual([])
  })
}
