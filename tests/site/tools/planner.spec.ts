/** /planner: from an exit and a day to a schedule, what is late, and legal deadlines. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { convertIcsCalendar } from 'ts-ics'
import { addMonths, type Day, daysBetween } from '../../../calculators/planner/day.ts'
import { delayOf } from '../../../calculators/planner/delay.ts'
import { formatDay, typedDay } from '../../../calculators/planner/formatDay.ts'
import { plan } from '../../../calculators/planner/plan.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import { exitNames } from '../../../src/models/exits/exitNames.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { fixedDates, schedules } from '../../../src/models/tools/plannerWords.ts'
import { toolWords } from '../../../src/models/tools/toolModels.ts'
import { tooWide } from '../support/pageLayout.ts'
import { inTestAll, site, violations } from '../support/pages.ts'
import {
  actionOf,
  answer,
  arrived,
  fieldOf,
  openTool,
  toolAddress,
  toolOn,
} from '../support/tools.ts'

const { planner } = words.tools
const tool = 'planner'
// The other language has the same code, and other words: tools.spec.ts and oracle.spec.ts open both.
const language = 'ja'
const today: Day = '2026-11-23'

function planned(exit: string, handover: Day) {
  const schedule = schedules(language).find((each) => each.exit === exit)
  if (!schedule) throw new Error(`There is no schedule for "${exit}".`)
  return { ...plan(schedule, fixedDates(language), { handover, today }), schedule }
}

const delay = (days: number) => {
  const { unit, count } = delayOf(days)
  return days === 1
    ? planner.delay.oneDay[language]
    : fill(planner.delay[unit][language], { count })
}
/** Folded at first. */
const rows = (page: Page) => toolOn(page).locator('table tbody tr')

async function expectPlan(page: Page, exit: string, handover: Day) {
  const { steps, after, soonest } = planned(exit, handover)
  await expect(rows(page)).toHaveCount(steps.length + after.length)
  for (const [at, { label, begin, end, state, daysLate, shorten }] of steps.entries()) {
    const row = rows(page).nth(at)
    await expect(row.locator('th')).toContainText(label)
    for (const day of [begin.early, begin.late, end.early, end.late]) {
      await expect(row).toContainText(formatDay(day, language))
    }
    const stands = fill(planner.states[state][language], { delay: delay(daysLate) })
    await expect(row).toContainText(stands)
    const late = toolOn(page).getByRole('listitem').filter({ hasText: shorten })
    await expect(late, label).toHaveCount(state === 'late' ? 1 : 0)
  }
  const days = Math.max(0, ...steps.map(({ daysLate }) => daysLate))
  const verdict = days
    ? fill(planner.missing[language], { delay: delay(days) })
    : planner.allInTime[language]
  // Above the chart, and below the form while one types.
  await expect(toolOn(page).getByText(verdict, { exact: true }).first()).toBeVisible()
  const early = formatDay(soonest.early, language)
  await expect(toolOn(page)).toContainText(
    fill(planner.soonest[language], { early, late: formatDay(soonest.late, language) }),
  )
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${today}T09:00:00+09:00`))
})

test('it starts with the example; an exit and a day give the calculated plan', async ({ page }) => {
  await openTool(page, tool, language)
  const { exit, months } = planner.example
  await expectPlan(page, exit, addMonths(today, months))
  for (const each of schedules(language)) {
    await answer(page, 'exit', each.exit)
    await expectPlan(page, each.exit, addMonths(today, months))
  }
  await answer(page, 'exit', 'mbo')
  await fieldOf(page, 'handover').fill('令和11年3月末')
  await expectPlan(page, 'mbo', '2029-03-31')
  await fieldOf(page, 'handover').blur()
  await expect(fieldOf(page, 'handover')).toHaveValue(typedDay('2029-03-31', language))
  await actionOf(page, language, 'reset').click()
  await expectPlan(page, exit, addMonths(today, months))
})

test(
  'an invalid or past day is reported at the field, and stays as typed',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, tool, language)
    const field = fieldOf(page, 'handover')
    const before = await rows(page).allTextContents()
    for (const [typed, fault] of [
      ['3月30日', 'unreadable'],
      ['2029年2月30日', 'noSuchDay'],
      ['2199-12-31', 'far'],
      ['2020-01-01', 'past'],
      ['', 'empty'],
    ] as const) {
      await field.fill('2030-01-01')
      await field.fill(typed)
      await field.blur()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue(typed)
      await expect(field).toHaveAccessibleDescription(
        new RegExp(planner.faults[fault][language].slice(0, 10)),
      )
      await expect(toolOn(page)).toContainText(toolWords(tool, language).unfinished)
    }
    expect(await rows(page).allTextContents()).not.toEqual(before)
    await field.fill('2030-01-01')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.fill('soon')
    // Also after a pause, without leaving the field.
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
)

test('legal deadlines are listed with sources and consequences', async ({ page }) => {
  await openTool(page, tool, language)
  await answer(page, 'exit', 'family-employee')
  await fieldOf(page, 'handover').fill('2028-03-31')
  const dates = fixedDates(language).filter(({ exits }) => exits.includes('family-employee'))
  expect(dates.map(({ date }) => date)).toEqual(['2027-09-30', '2027-12-31'])
  for (const { date, label, text, missed, law } of dates) {
    const entry = toolOn(page).getByRole('listitem').filter({ hasText: label })
    for (const part of [formatDay(date as Day, language), text, missed]) {
      await expect(entry).toContainText(part)
    }
    const { url } = words.tools.laws[law] ?? {}
    await expect(entry.getByRole('link')).toHaveAttribute('href', url ?? 'no such law')
  }
  await fieldOf(page, 'handover').fill('2027-08-31')
  for (const { missed } of dates) await expect(toolOn(page)).not.toContainText(missed)
})

test('a bank holiday is named, with the day before; completed steps are not late', async ({
  page,
}) => {
  await openTool(page, tool, language)
  for (const [day, before] of [
    ['2029-03-31', '2029-03-30'],
    ['2029-03-30', null],
    ['2030-05-06', '2030-05-02'],
  ] as const) {
    await fieldOf(page, 'handover').fill(day)
    const written = before ? formatDay(before, language) : ''
    const text = fill(planner.closed[language], { day: written })
    const remark = toolOn(page).getByText(text.slice(0, before ? undefined : 12))
    await expect(remark).toHaveCount(before ? 1 : 0)
  }
  const done = toolOn(page).getByText(planner.done[language], { exact: true })
  await expect(done).toHaveCount(0)
  await fieldOf(page, 'handover').fill('2027-01-29')
  await expect(done).toBeVisible()
  const late = toolOn(page).locator('tr[data-state=late]')
  const count = await late.count()
  const [first] = planned(planner.example.exit, '2027-01-29').steps
  await toolOn(page)
    .getByRole('checkbox', { name: first?.label ?? '', exact: true })
    .check()
  await expect(late).toHaveCount(count - 1)
  await expect(rows(page).first()).toContainText(planner.states.done[language])
  await page.reload()
  await arrived(page)
  await expect(late).toHaveCount(count - 1)
})

test('the timeline is to scale', async ({ page }) => {
  await openTool(page, tool, language)
  await fieldOf(page, 'handover').fill('2028-03-31')
  const { steps } = planned(planner.example.exit, '2028-03-31')
  const drawn = await toolOn(page)
    .locator('rect')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  const width = (at: number) => drawn[at + 2] ?? 0
  const length = (at: number, side: 'early' | 'late') => {
    const step = steps[at]
    return step ? daysBetween(step.begin[side], step.end[side]) : 0
  }
  // After the key, each step has a bar for the fast plan, then one for the slow plan.
  const unit = width(0) / length(0, 'late')
  for (const at of steps.keys()) {
    expect(width(2 * at) / unit).toBeCloseTo(length(at, 'late'), -1)
    expect(width(2 * at + 1) / unit).toBeCloseTo(length(at, 'early'), -1)
  }
  const at = (day: string) =>
    toolOn(page)
      .locator(`line[data-day=${day}]`)
      .first()
      .evaluate((line) => line.getBoundingClientRect().left)
  const between = (await at('handover')) - (await at('today'))
  expect(between / unit).toBeCloseTo(daysBetween(today, '2028-03-31'), -1)
})

test('the calendar file has every step, the deadlines and the handover', async ({ page }) => {
  await openTool(page, tool, language)
  await answer(page, 'exit', 'family-employee')
  await fieldOf(page, 'handover').fill('2038-03-31')
  const coming = page.waitForEvent('download')
  await toolOn(page).getByRole('button', { name: planner.calendar.button[language] }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`${planner.calendar.file[language]}.ics`)
  const { events = [] } = convertIcsCalendar(undefined, await readFile(await file.path(), 'utf8'))
  const { steps, dates, schedule } = planned('family-employee', '2038-03-31')
  expect(
    events.map(({ summary, start }) => [start.date.toISOString().slice(0, 10), summary]),
  ).toEqual([
    ...steps.flatMap(({ begin, label }) => [
      [begin.early, fill(planner.calendar.early[language], { step: label })],
      [begin.late, fill(planner.calendar.begin[language], { step: label })],
    ]),
    ['2038-03-31', schedule.day],
    ...dates.map(({ date, label }) => [date, label]),
  ])
})

test(
  'a URL with a plan restores it; a past day is reported',
  inTestAll(),
  async ({ page, context }) => {
    await openTool(page, tool, language)
    await answer(page, 'exit', 'ebo')
    await fieldOf(page, 'handover').fill('2030-06-30')
    await expect(page).toHaveURL(/exit=ebo&handover=2030-06-30/)
    const other = await context.newPage()
    await other.clock.setFixedTime(new Date(`${today}T09:00:00+09:00`))
    await other.goto(page.url())
    await arrived(other)
    await expectPlan(other, 'ebo', '2030-06-30')
    await other.goto(page.url().replace('2030-06-30', '2024-06-30'))
    await other.reload()
    await arrived(other)
    await expect(fieldOf(other, 'handover')).toHaveValue(typedDay('2024-06-30', language))
    await expect(toolOn(other)).toContainText(planner.faults.past[language])
    await expect(toolOn(other).locator('input[value=ebo]')).toBeChecked()
  },
)

test('an inquiry starts with the plan, in words', inTestAll(), async ({ page }) => {
  await openTool(page, tool, language)
  await answer(page, 'exit', 'ipo')
  await fieldOf(page, 'handover').fill('2032-03-31')
  await actionOf(page, language, 'inquiry').click()
  await page.waitForURL((url) => url.pathname === href('contact', language))
  const message = page.locator('textarea[name=message]')
  await expect(message).toHaveValue(new RegExp(planner.name[language]))
  const value = await message.inputValue()
  const { steps } = planned('ipo', '2032-03-31')
  const name = exitNames(language).find(({ exit }) => exit === 'ipo')?.name
  expect(value).toContain(name)
  expect(value).toContain(formatDay('2032-03-31', language))
  for (const { label, begin } of steps) {
    expect(value).toContain(label)
    expect(value).toContain(formatDay(begin.late, language))
  }
  await expect(page).toHaveURL(site(href('contact', language)))
})

test('works with the keyboard only', inTestAll(), async ({ page }) => {
  await page.goto(toolAddress(tool, language))
  await toolOn(page).locator('input[name=exit]:checked').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(fieldOf(page, 'handover')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2031-03-31')
  await page.keyboard.press('Tab')
  await expect(toolOn(page).getByRole('checkbox').first()).toBeFocused()
  await expectPlan(page, 'mbo', '2031-03-31')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const { inquiry, carried, print, copy, reset } = words.tools.everyTool
  const others = toolOn(page).getByRole('navigation', { name: carried.onward[language] })
  const texts = [
    inquiry[language],
    ...(await others.getByRole('link').allTextContents()),
    ...[planner.calendar.button, print, copy, reset].map((each) => each[language]),
  ]
  expect(texts.length).toBeGreaterThan(5)
  // The legal sources come first.
  while ((await focused()) !== texts[0]) await page.keyboard.press('Tab')
  for (const text of texts.slice(1)) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(text)
  }
})

test(
  'late steps are marked in words, not only by colour, and axe finds nothing',
  inTestAll(),
  async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openTool(page, tool, language)
      await answer(page, 'exit', 'family-employee')
      await fieldOf(page, 'handover').fill('2027-06-30')
      await expectPlan(page, 'family-employee', '2027-06-30')
      expect(await violations(page)).toEqual([])
      expect(await tooWide(page), 'pixels too wide').toBeLessThanOrEqual(0)
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has the example, and the steps to every exit', inTestAll(), async ({ page }) => {
    await page.goto(toolAddress(tool, language))
    const { steps } = planned(planner.example.exit, '2040-01-01')
    await expect(page.locator('#example tbody tr')).toHaveCount(steps.length)
    for (const { label } of steps) await expect(page.locator('#example')).toContainText(label)
    for (const [at, { steps }] of schedules(language).entries()) {
      const exit = page.locator('#rules details').nth(at)
      await exit.locator('summary').click()
      for (const { label, basis } of steps) {
        const row = exit.getByRole('row').filter({ hasText: label })
        await expect(row.first()).toContainText(words.planner.basis[basis][language])
      }
    }
  })
})

test('on a phone the names below the timeline do not touch', inTestAll(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openTool(page, tool, language)
  for (const { exit } of schedules(language)) {
    await answer(page, 'exit', exit)
    const boxes = await toolOn(page)
      .locator('[data-axis] text:visible')
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect()))
    expect(boxes.length, exit).toBeGreaterThan(1)
    for (const [at, { left }] of boxes.entries()) {
      if (at > 0) expect(left, exit).toBeGreaterThan((boxes[at - 1]?.right ?? 0) + 4)
    }
  }
})

test('the verdict below the form covers no focused tick box', inTestAll(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTool(page, tool, 'ja')
  const boxes = toolOn(page).locator('form input[type=checkbox]')
  await fieldOf(page, 'handover').focus()
  for (const box of await boxes.all()) {
    await page.keyboard.press('Tab')
    await expect(box).toBeFocused()
    const gap = await box.evaluate((each) => {
      const line = each.closest('form')?.querySelector(':scope > p:last-child')
      return (line?.getBoundingClientRect().top ?? 0) - each.getBoundingClientRect().bottom
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  }
})
