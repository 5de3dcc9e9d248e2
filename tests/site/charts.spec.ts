import { expect, test } from '@playwright/test'
import { site } from './support/pages.ts'

const charts = [
  { path: '/population-decline', name: '日本の総人口の見通し' },
  { path: '/en/population-decline', name: "The outlook for Japan's population" },
]

test('bars are as long as the numbers beside them', async ({ page }) => {
  for (const { path, name } of charts) {
    await page.goto(site(path))
    const rows = page.getByRole('table', { name }).locator('tbody tr')
    await expect(rows).toHaveCount(4)
    const drawn: number[] = []
    const said: number[] = []
    for (const row of await rows.all()) {
      const text = (await row.locator('td').textContent()) ?? ''
      // 1億2,615万人 is 12,615 times ten thousand; 126.2 million is the same.
      const japanese = /^(?:(\d+)億)?([\d,]+)万人/.exec(text)
      const english = /^([\d.]+) million/.exec(text)
      said.push(
        japanese
          ? Number(japanese[1] ?? 0) * 10000 + Number(japanese[2]?.replace(',', ''))
          : Number(english?.[1]),
      )
      drawn.push((await row.locator('svg rect').boundingBox())?.width ?? 0)
    }
    for (const [at, width] of drawn.entries()) {
      const share = (said[at] ?? 0) / (said[0] ?? 1)
      expect(width / (drawn[0] ?? 1), `${path}, row ${at + 1}`).toBeCloseTo(share, 2)
    }
    await expect(page.locator('figure', { has: rows })).toContainText(/国立社会保障|IPSS/)
  }
})

test('the deal takes 2 to 3 months of sourcing and 6 to 12 months to closing, drawn to scale', async ({
  page,
}) => {
  await page.goto(site('/en/strategy-execution'))
  const table = page.getByRole('table', { name: 'Usual time from search to closing' })
  await expect(table.getByRole('row', { name: /Sourcing/ })).toContainText('About 2 to 3 months')
  await expect(table.getByRole('row', { name: /^Deal/ })).toContainText(
    'About 6 to 12 months from first meeting to closing',
  )
  const strip = table.getByRole('row', { name: /^Deal/ }).locator('svg').last()
  const month = ((await strip.boundingBox())?.width ?? 0) / 18
  const bars = await strip
    .locator('rect')
    .evaluateAll((rects) =>
      rects.map((rect) => rect.getBoundingClientRect().width).filter((width) => width > 2),
    )
  expect(bars.reduce((sum, width) => sum + width, 0) / month).toBeCloseTo(13, 0)
})

test('the ways out are compared in words as well as signs', async ({ page }) => {
  await page.goto(site('/en/hybrid-strategy'))
  const table = page.getByRole('table', { name: 'Six exits compared on four questions' })
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.locator('tbody tr')).toHaveCount(6)
  for (const cell of await table.locator('td').all()) {
    await expect(cell).toHaveText(/^ ?(Yes|No|It depends)$/)
  }
})

test('a chart too wide for a phone scrolls by itself, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(site('/en/hybrid-strategy'))
  const region = page.getByRole('region', { name: 'Six exits compared on four questions' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('an article prints clean: title, text, charts and sources, without what only a screen can use', async ({
  page,
}) => {
  await page.goto(site('/population-decline'))
  await page.emulateMedia({ media: 'print' })
  for (const name of ['日本の総人口の見通し']) {
    await expect(page.getByRole('table', { name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toContainText('国立社会保障・人口問題研究所')
  for (const gone of [
    page.getByRole('navigation', { name: '目次' }),
    page.locator('body > footer nav').first(),
    page.getByRole('link', { name: '本文へ進む' }),
    page.locator('main picture').first(),
    page.getByRole('link', { name: 'お問い合わせ', exact: true }).last(),
  ]) {
    await expect(gone).toBeHidden()
  }
})
