/** What becomes of a tool where the browser or the line does not do what they usually do. */
import { expect, test } from '@playwright/test'
import { languages } from '../../routing/language.ts'
import { href } from '../../src/models/links.ts'
import { words } from '../../src/models/site.ts'
import { broughtTools } from '../../src/models/toolModels.ts'
import { site } from './support/pages.ts'
import { actionOf, arrived, change, openTool, toolAddress, toolOn } from './support/tools.ts'
import { watch } from './support/watch.ts'

const { everyTool } = words.tools

for (const tool of broughtTools) {
  for (const language of languages) {
    test(`${tool} ${language}: it opens, and goes into an inquiry, where the browser keeps nothing for a site`, async ({
      page,
    }) => {
      const troubles = watch(page)
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, { get })
        }
      })
      await openTool(page, tool, language)
      await change(page, tool, 0)
      await actionOf(page, language, 'inquiry').click()
      await page.waitForURL((url) => url.pathname === href('contact', language))
      await expect(page.locator('textarea[name=message]')).toHaveValue(
        new RegExp(words.tools[tool === 'exit-finder' ? 'exitFinder' : tool].name[language]),
      )
      expect(troubles.errors).toEqual([])
    })
  }

  test(`${tool}: an address that is escaped wrongly opens it with the example`, async ({
    page,
  }) => {
    const troubles = watch(page)
    await page.goto(`${toolAddress(tool, 'ja')}#v=1%E0%A4%A`)
    await arrived(page)
    await expect(toolOn(page).locator('input').first()).toBeVisible()
    expect(troubles.errors).toEqual([])
  })

  test(`${tool}: the page is left without a complaint, its pictures and tables named apart`, async ({
    page,
  }) => {
    const troubles = watch(page)
    await openTool(page, tool, 'ja')
    await actionOf(page, 'ja', 'inquiry').click()
    await page.waitForURL(site(href('contact', 'ja')))
    await page.evaluate(() => document.fonts.ready)
    expect(troubles.errors).toEqual([])
  })
}

test('a script that comes after the place has given up is taken all the same', async ({ page }) => {
  await page.clock.install()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = () => {}
  const request = new Promise<void>((resolve) => {
    asked = resolve
  })
  await page.route('**/_astro/react.*', async (route) => {
    asked()
    await held
    await route.continue()
  })
  await page.goto(toolAddress('planner', 'ja'))
  await toolOn(page).getByRole('button').click()
  await request
  await page.clock.runFor(21_000)
  await expect(toolOn(page).getByText(everyTool.failed.ja)).toBeVisible()
  release()
  await arrived(page)
  await expect(toolOn(page).locator('input[name=handover]')).toBeVisible()
  await expect(toolOn(page).getByText(everyTool.failed.ja)).toBeHidden()
})
