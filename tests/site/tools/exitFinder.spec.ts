/** /exit-finder: all six exits, what applies to these answers, and no verdict. */
import { expect, type Page, test } from '@playwright/test'
import { exitDoors } from '../../../calculators/exits/exitDoors.ts'
import { findExits } from '../../../calculators/exits/findExits.ts'
import { colon } from '../../../content-reader/text/colon.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import { exitNames } from '../../../src/models/exits/exitNames.ts'
import { exitRules } from '../../../src/models/exits/exitRulesModel.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { toolWords } from '../../../src/models/tools/toolModels.ts'
import { inTestAll, site, violations } from '../support/pages.ts'
import { actionOf, answer, arrived, openTool, toolAddress, toolOn } from '../support/tools.ts'

const finder = words.tools.exitFinder
const { example } = finder
const tool = 'exit-finder'
// The other language has the same code, and other words: tools.spec.ts opens both.
const language = 'ja'
const exits = (page: Page) => toolOn(page).locator('section:has(h4)')

/** Exits are folded after the first. */
const openAll = (page: Page) =>
  exits(page).evaluateAll((all) => {
    for (const each of all) each.querySelector('details')?.setAttribute('open', '')
  })

const rules = exitRules(language)
const names = exitNames(language).map(({ name }) => name)

/** Expects exactly the findings for these answers. */
async function expectSaid(page: Page, answers: Record<string, string | null>) {
  await openAll(page)
  await expect(exits(page).getByRole('heading', { level: 4 })).toHaveText(names)
  for (const [at, finding] of findExits(rules, answers).entries()) {
    const { speaks, hinders, first, page: more } = finding
    const label = finder.read[language].replace('{exit}', names[at] ?? '')
    const exit = exits(page).nth(at)
    await expect(exit.locator('ul').first().locator('li')).toHaveText([...speaks])
    await expect(exit.locator('ul').last().locator('li')).toHaveText(
      hinders.map(({ text, change }) => `${text}${finder.change[language]} ${change}`),
    )
    await expect(exit).toContainText(first)
    const counts = { speaks: speaks.length, hinders: hinders.length }
    await expect(exit.locator('summary')).toContainText(fill(finder.counts[language], counts))
    const link = exit.getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', href(more as 'succession', language))
  }
}

test('it starts with the example, and each answer updates the findings at once', async ({
  page,
}) => {
  await openTool(page, tool, language)
  await expectSaid(page, example)
  await answer(page, 'family', 'willing')
  await answer(page, 'profit', 'loss')
  await expectSaid(page, { ...example, family: 'willing', profit: 'loss' })
  await actionOf(page, language, 'reset').click()
  await expectSaid(page, example)
})

test(
  'questions may stay open, and exits that depend on them name them',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, tool, language)
    for (const { id } of rules.questions) await answer(page, id, '')
    await expectSaid(page, {})
    const none = fill(finder.answered[language], { answered: 0, count: rules.questions.length })
    await expect(toolOn(page).locator('form')).toContainText(none)
    for (const [at, { open }] of findExits(rules, {}).entries()) {
      for (const { id, label } of rules.questions) {
        const line = exits(page)
          .nth(at)
          .getByText(finder.open[language].split('{')[0] ?? '')
        if (open.includes(id)) await expect(line).toContainText(label)
      }
    }
    expect(await violations(page)).toEqual([])
  },
)

test('doors close by what answers raise, and exits after the first are folded to their first step', async ({
  page,
}) => {
  await openTool(page, tool, language)
  const doors = exits(page)
  const expectDoors = async (answers: Record<string, string>) => {
    for (const [at, { state, by }] of exitDoors(rules, answers).entries()) {
      const door = doors.nth(at)
      await expect(door.locator(`[data-door=${state}]`)).toHaveCount(1)
      await expect(door.getByRole('heading', { level: 4 })).toHaveText(names[at] ?? '')
      await expect(door.locator('summary')).toContainText(finder.states[state][language])
      for (const { label, answer } of by)
        await expect(door.locator('summary')).toContainText(label + colon[language] + answer)
    }
  }
  await expectDoors(example)
  await answer(page, 'profit', 'loss')
  const given = { ...example, profit: 'loss' }
  await expectDoors(given)
  for (const [at, { first, speaks }] of findExits(rules, given).entries()) {
    const exit = exits(page).nth(at)
    await expect(exit.getByText(first)).toBeVisible()
    await expect(exit.getByText(speaks[0] ?? '', { exact: true })).toBeVisible({
      visible: at === 0,
    })
  }
  await page.emulateMedia({ media: 'print' })
  const { speaks } = findExits(rules, given).at(-1) ?? { speaks: [] }
  await expect(
    exits(page)
      .last()
      .getByText(speaks[0] ?? '', { exact: true }),
  ).toBeVisible()
})

test('it opens with the doors of an example, open, half closed and closed, each with the answers that close it', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(toolAddress(tool, language))
    const doors = page.locator('main figure').first().locator('li')
    await expect(doors).toHaveCount(names.length)
    for (const [at, { state, by }] of exitDoors(rules, example).entries()) {
      await expect(doors.nth(at)).toContainText(finder.states[state][language])
      for (const { label, answer } of by) {
        const reason = label + colon[language] + answer
        await expect(doors.nth(at).locator('small')).toContainText(reason)
      }
      await expect(doors.nth(at).locator('[data-door]')).toBeInViewport({ ratio: 0.5 })
    }
    for (const state of ['open', 'half', 'closed']) {
      await expect(doors.locator(`[data-door=${state}]`).first()).toBeVisible()
    }
  }
})

/** What is said of each exit, but for the answers that close its door. Runs in the page. */
function findingsOf(exits: Element[]): string[] {
  return exits.map((exit) => {
    const said = exit.cloneNode(true) as Element
    said.querySelector('[data-door] ~ small')?.remove()
    return said.textContent ?? ''
  })
}

test(
  'after an answer it is said which exits it changed, and how',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, tool, language)
    await answer(page, 'family', 'none')
    await expect(toolOn(page).locator('aside')).toHaveCount(0)
    await openAll(page)
    for (const [question, option] of [
      ['years', 'one'],
      ['profit', 'loss'],
    ] as const) {
      const label = rules.questions.find(({ id }) => id === question)?.label ?? ''
      const before = await exits(page).evaluateAll(findingsOf)
      await answer(page, question, option)
      const after = await exits(page).evaluateAll(findingsOf)
      const changed = names.filter((_, at) => before[at] !== after[at])
      expect(changed.length).toBeGreaterThan(0)
      const panel = toolOn(page).locator('aside')
      await expect(panel.locator('dt')).toHaveText(changed)
      await expect(panel).toContainText(label)
      await expect(toolOn(page).locator('form')).toContainText(changed.join('、'))
      for (const text of await panel.locator('ins').allTextContents()) {
        expect(after.join('')).toContain(text)
      }
      for (const text of await panel.locator('del').allTextContents()) {
        expect(before.join('')).toContain(text)
      }
    }
    // Other answers came by an address, not by the latest one.
    const address = page.url()
    await page.evaluate((hash) => location.assign(hash), '#v=1&family=willing&years=more')
    await expect(toolOn(page).locator('aside')).toHaveCount(0)
    await page.evaluate((hash) => location.assign(hash), new URL(address).hash)
    await answer(page, 'profit', 'steady')
    await expect(toolOn(page).locator('aside')).toHaveCount(1)
    await actionOf(page, language, 'reset').click()
    await expect(toolOn(page).locator('aside')).toHaveCount(0)
  },
)

test('two exits can be compared side by side', inTestAll(), async ({ page }) => {
  await openTool(page, tool, language)
  const table = toolOn(page).getByRole('table', { name: finder.compared[language] })
  const choose = (name: string) => toolOn(page).getByRole('checkbox', { name, exact: true }).check()
  const [first = '', second = '', third = ''] = names
  await choose(second)
  await expect(table).toHaveCount(0)
  await choose(first)
  await expect(table.getByRole('columnheader')).toHaveText([first, second])
  const finding = findExits(rules, example)[1]
  for (const text of finding?.speaks ?? []) await expect(table).toContainText(text)
  // A third takes the place of the one that was chosen first.
  await choose(third)
  await expect(table.getByRole('columnheader')).toHaveText([first, third])
  expect(await violations(page)).toEqual([])
})

test(
  'the planner begins with the exit and the time that was answered',
  inTestAll(),
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-04-15T03:00:00Z'))
    await openTool(page, tool, language)
    await answer(page, 'years', 'five')
    await openAll(page)
    const name = names[1] ?? ''
    await exits(page)
      .nth(1)
      .getByRole('link', { name: fill(finder.plan[language], { exit: name }), exact: true })
      .click()
    await expect(toolOn(page).getByRole('radio', { name, exact: true })).toBeChecked()
    await expect(toolOn(page).getByRole('textbox')).toHaveValue(/2031.*4.*15|15 April 2031/)
    await expect(toolOn(page).getByRole('alert')).toHaveCount(0)
  },
)

test(
  'a URL with answers restores them; what is invalid in it stays unanswered, and is said',
  inTestAll(),
  async ({ page, context }) => {
    await openTool(page, tool, language)
    await answer(page, 'family', 'willing')
    await answer(page, 'cash', '')
    await expect(page).not.toHaveURL(/cash=/)
    const address = page.url()
    const other = await context.newPage()
    await other.goto(address)
    await arrived(other)
    await expectSaid(other, { ...example, family: 'willing', cash: null })
    // In a page of its own: the tool writes what it could read back into the address.
    const third = await context.newPage()
    await third.goto(address.replace('willing', 'nobody'))
    await arrived(third)
    await expectSaid(third, { ...example, family: null, cash: null })
    await expect(toolOn(third).getByRole('alert')).toHaveText(
      words.tools.everyTool.partRead[language],
    )
  },
)

test('an inquiry starts with the answers, in words', inTestAll(), async ({ page }) => {
  await openTool(page, tool, language)
  await answer(page, 'family', 'willing')
  await actionOf(page, language, 'inquiry').click()
  await page.waitForURL((url) => url.pathname === href('contact', language))
  const message = page.locator('textarea[name=message]')
  await expect(message).toHaveValue(new RegExp(finder.name[language]))
  const value = await message.inputValue()
  for (const { id, label, options } of rules.questions) {
    const chosen = id === 'family' ? 'willing' : example[id]
    expect(value).toContain(label)
    expect(value).toContain(options.find((option) => option.id === chosen)?.label)
  }
  for (const name of names) expect(value).toContain(name)
  await expect(page).toHaveURL(site(href('contact', language)))
})

test(
  'keyboard only: arrows choose, and a button leads to the findings',
  inTestAll(),
  async ({ page }) => {
    await page.goto(toolAddress(tool, language))
    const chosen = (id: string) => toolOn(page).locator(`input[name="${id}"]:checked`)
    await chosen(rules.questions[0]?.id ?? '').focus()
    for (const { id } of rules.questions.slice(1)) {
      await page.keyboard.press('Tab')
      await expect(chosen(id)).toBeFocused()
    }
    await page.keyboard.press('ArrowLeft')
    await expect(chosen('name')).toHaveValue('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const heading = toolOn(page).getByRole('heading', { name: finder.results[language] })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expectSaid(page, { ...example, name: null })
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page has the example and every rule, with its condition',
    inTestAll(),
    async ({ page }) => {
      await page.goto(toolAddress(tool, language))
      const answers = page.locator('#example tbody tr')
      await expect(answers).toHaveCount(rules.questions.length)
      for (const [at, { id, ask, options }] of rules.questions.entries()) {
        await expect(answers.nth(at)).toContainText(ask)
        const label = options.find((option) => option.id === example[id])?.label ?? ''
        await expect(answers.nth(at)).toContainText(label)
      }
      await page.locator('#example summary').first().click()
      for (const name of names) {
        await expect(page.locator('#example').getByRole('heading', { name })).toBeVisible()
      }
      for (const [at, { speaks, hinders }] of rules.exits.entries()) {
        const exit = page.locator('#rules details').nth(at)
        await exit.locator('summary').click()
        for (const { when, text } of [...speaks, ...hinders]) {
          const rule = exit.locator('dl > div', { hasText: text }).first()
          await expect(rule).toBeVisible()
          for (const [question, chosen] of Object.entries(when ?? {})) {
            const { label, options } = rules.questions.find(({ id }) => id === question) ?? {}
            await expect(rule).toContainText(label ?? 'no such question')
            for (const each of chosen) {
              const answered = options?.find(({ id }) => id === each)?.label
              await expect(rule).toContainText(answered ?? 'no such answer')
            }
          }
          if (!when) await expect(rule).toContainText(finder.always[language])
        }
      }
    },
  )
})

test(
  'screen readers hear how many questions are answered, after a pause',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, tool, 'ja')
    const heard = toolOn(page).locator('[role=status]').last()
    await expect(heard).toBeEmpty()
    await answer(page, 'family', '')
    await expect(heard).toBeEmpty()
    await expect(heard).toContainText(toolWords(tool, 'ja').updated)
    await expect(heard).toContainText(fill(finder.answered.ja, { answered: 7, count: 8 }))
  },
)
