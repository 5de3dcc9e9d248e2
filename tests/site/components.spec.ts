import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { localAddress } from '../../routing/address.ts'
import { languages } from '../../routing/language.ts'
import { routes } from '../../src/models/site/routes.ts'
import { serveComponents } from './support/componentCatalog.ts'
import { tooWide } from './support/pageLayout.ts'
import { site, violations } from './support/pages.ts'
import { watchPage } from './support/watchPage.ts'

const widths = [390, 1280]

const components = ['src/components', 'src/islands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => basename(file, '.tsx')),
)

// One worker, so that the catalog is built once.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof serveComponents>>
test.beforeAll(async () => {
  server = await serveComponents()
})
test.afterAll(() => server.stop())

for (const language of languages) {
  for (const width of widths) {
    const path = localAddress('/components', language)
    test(`${path} shows every component at ${width} px`, async ({ page }) => {
      const { errors } = watchPage(page)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(server.url + path)
      await everythingLoaded(page)

      const specimens = page.locator('[data-specimen]')
      const shown = await specimens.evaluateAll((all) =>
        all.flatMap((each) => (each as HTMLElement).dataset.specimen?.split(' ')),
      )
      expect(
        components.filter((name) => !shown.includes(name)),
        'without a specimen',
      ).toEqual([])
      expect(await emptySpecimens(page), 'specimens that show nothing').toEqual([])
      for (const frame of page.frames()) {
        expect(await tooWide(frame), `pixels too wide: ${frame.url()}`).toBeLessThan(1)
      }

      // The catalog repeats landmarks; that a page has each once is checked in crawl.spec.ts.
      const found = await violations(page)
      expect(found.filter((each) => !each.startsWith('landmark-unique '))).toEqual([])
      expect(errors, 'console errors').toEqual([])
    })
  }
}

test('no testimonial stands beside empty columns, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.url}/components`)
  const lists = page.locator('[data-specimen="TestimonialCards"] ul')
  expect(await lists.count()).toBeGreaterThan(3)
  for (const list of await lists.all()) {
    const rows = await list.evaluate((element) => {
      const widths = new Map<number, number>()
      for (const card of element.children) {
        const { top, width } = card.getBoundingClientRect()
        widths.set(top, (widths.get(top) ?? 0) + width)
      }
      return [...widths.values()].map((width) => width / element.clientWidth)
    })
    for (const filled of rows) expect(filled).toBeGreaterThan(0.6)
  }
})

test('the component catalog is for development only', async () => {
  for (const language of languages) {
    const path = localAddress('/components', language)
    expect((await fetch(site(path))).status, path).toBe(404)
  }
  expect(routes.map(({ path }) => path)).not.toContain('/components')
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /(^|\/)components([./]|$)/.test(file))).toEqual([])
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThanOrEqual(routes.length * languages.length)
  const marked = pages.filter((file) =>
    readFileSync(`dist/${file}`, 'utf8').includes('data-specimen'),
  )
  expect(marked).toEqual([])
})

async function everythingLoaded(page: Page): Promise<void> {
  const windows = await page.locator('iframe').evaluateAll((all) => {
    for (const each of all as HTMLIFrameElement[]) each.loading = 'eager'
    return all.length
  })
  expect(windows).toBeGreaterThan(0)
  await expect.poll(() => page.frames().length).toBe(windows + 1)
  for (const frame of page.frames()) await ready(frame)
}

async function ready(frame: Frame): Promise<void> {
  await expect(frame.locator('html[data-ready]'), frame.url()).toBeAttached()
}

async function emptySpecimens(page: Page): Promise<string[]> {
  const empty: string[] = []
  for (const frame of page.frames()) {
    empty.push(
      ...(await frame
        .locator('[data-stage]')
        .evaluateAll((all) =>
          all
            .filter(
              (stage) =>
                ![...stage.querySelectorAll('*')].some(
                  (part) => part.checkVisibility() && part.clientHeight > 0,
                ),
            )
            .map((stage) => stage.closest('section')?.id ?? location.pathname),
        )),
    )
  }
  return empty
}
