/** The doors on home, which answers close. */
import { expect, type Page, test } from '@playwright/test'
import { exitDoors } from '../../../calculators/exits/exitDoors.ts'
import { findExits } from '../../../calculators/exits/findExits.ts'
import { exitRules } from '../../../src/models/exits/exitRulesModel.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { laidOut, tooWide } from '../support/pageLayout.ts'
import { site, violations } from '../support/pages.ts'

const { questions, unhindered, finder } = words.home.doors
/** The answer of each question that raises most, and that raises least. */
const answered = (most: boolean) => {
  const rules = exitRules('ja')
  const raised = (answers: Record<string, string>) =>
    findExits(rules, answers).flatMap(({ hinders }) => hinders).length
  return Object.fromEntries(
    questions.map((id) => {
      const options = rules.questions.find((question) => question.id === id)?.options ?? []
      const sorted = [...options].sort((a, b) => raised({ [id]: b.id }) - raised({ [id]: a.id }))
      return [id, (most ? sorted[0] : sorted.at(-1))?.id ?? '']
    }),
  )
}

/** How far each door is closed, from 0 to 1, once it rests. */
const closed = (page: Page) =>
  page.locator('nav[aria-labelledby="doors"] li > :first-child').evaluateAll(async (all) => {
    // Those that follow scrolling never finish at rest.
    const timed = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    await Promise.all(timed.map(({ finished }) => finished))
    // Foreshortened, as its leaf is.
    return all.map((each) => {
      const { m11 } = new DOMMatrix(getComputedStyle(each, '::before').transform)
      return Math.round(m11 * 100) / 100
    })
  })

const how = { open: 0, half: 0.5, closed: 1 }

async function answer(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [id, option] of Object.entries(answers)) {
    await page.locator(`input[name="${id}"][value="${option}"]`).check()
  }
}

for (const [language, javaScriptEnabled] of [
  ['ja', false],
  ['en', true],
] as const) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } })

    test(`${language}: answers say the obstacles that the exit finder sees`, async ({ page }) => {
      const rules = exitRules(language)
      const always = findExits(rules, {})
      await page.goto(site(href('home', language)))
      const said = page.locator('li[data-succession] > p').filter({ visible: true })
      await expect(said).toHaveCount(0)
      for (const most of [true, false]) {
        const answers = answered(most)
        await answer(page, answers)
        // Obstacles of single answers: rules on several questions count in the exit finder only.
        const obstacles = always.map(({ hinders }, at) => {
          const usual = hinders.map(({ text }) => text)
          const texts = Object.entries(answers).flatMap(([id, option]) =>
            (findExits(rules, { [id]: option })[at]?.hinders ?? []).map(({ text }) => text),
          )
          return texts.filter((text) => !usual.includes(text))
        })
        await expect(said).toHaveText(
          obstacles.flatMap((texts) => (texts.length ? texts : [unhindered[language]])),
        )
      }
    })
  })
}

test('whatever is answered, each door is as far open as in the exit finder', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site(href('home', 'ja')))
  const rules = exitRules('ja')
  const options = questions.map((id) => {
    const found = rules.questions.find((question) => question.id === id)?.options ?? []
    return found.map((option) => [id, option.id] as const)
  })
  const all = options.reduce<(readonly (readonly [string, string])[])[]>(
    (begun, some) => begun.flatMap((before) => some.map((option) => [...before, option])),
    [[]],
  )
  expect(all.length).toBeGreaterThan(30)
  for (const given of all) {
    const answers = Object.fromEntries(given)
    await answer(page, answers)
    const doors = exitDoors(rules, answers)
    expect(await closed(page), JSON.stringify(answers)).toEqual(
      doors.map(({ state }) => how[state]),
    )
  }
})

test('the answers go along to the exit finder', async ({ page }) => {
  await page.goto(site(href('home', 'ja')))
  const answers = answered(true)
  await answer(page, answers)
  await page.getByRole('link', { name: finder.ja, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${href('exit-finder', 'ja')}#.*v=1$`))
  for (const [id, option] of Object.entries(answers)) {
    await expect(page.locator(`input[name="${id}"][value="${option}"]`)).toBeChecked()
  }
  await page.goBack()
  await expect(page.getByRole('link', { name: finder.ja, exact: true })).toHaveAttribute(
    'href',
    /#.*v=1$/,
  )
})

test('on a phone the doors are in view while one answers, and cover no answer that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site('/en'))
  await laidOut(page)
  const doors = page.locator('nav[aria-labelledby="doors"]')
  for (const input of await page.locator('section[aria-labelledby="doors"] input').all()) {
    await input.focus()
    const gap = await input.evaluate((element) => {
      const doors = document.querySelector('nav[aria-labelledby="doors"]')?.getBoundingClientRect()
      return doors && doors.top < innerHeight
        ? doors.top - element.getBoundingClientRect().bottom
        : Number.NaN
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  }
  await page.locator('li[data-succession] h3').last().scrollIntoViewIfNeeded()
  await expect(doors).not.toBeInViewport({ ratio: 0.9 })
})

test('half closed and closed doors are accessible, and answers fit a small phone', async ({
  page,
}) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(site('/en'))
    await answer(page, answered(true))
    expect(await violations(page)).toEqual([])
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
  }
})
