import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { everyFirstPage, everyPage, site } from '../support/pages.ts'

/** Spellings in which people and old links write a page's path. */
const formsOf = (path: string) =>
  path === '/'
    ? ['/index', '/index.html']
    : [`${path}/`, `${path}.html`, `${path}/index.html`, path.toUpperCase()]

test('every spelling of a path redirects to the page in one step, with its query', async () => {
  for (const { path, language } of everyPage) {
    const forms = formsOf(path)
    if (language === 'ja') forms.push(...['/ja', '/JA'].map((start) => start + path))
    for (const form of forms) {
      const { status, headers } = await fetch(site(`${form}?q=A%2Fb`), { redirect: 'manual' })
      expect([status, headers.get('location')], form).toEqual([301, `${path}?q=A%2Fb`])
    }
  }
})

test("Netlify's redirects lead from /ja to each Japanese page, and nowhere else", async () => {
  const lines = (await readFile('dist/_redirects', 'utf8')).trim().split('\n')
  const japanese = everyFirstPage
    .filter(({ language }) => language === 'ja')
    .map(({ path }) => path)
  expect(lines).toEqual(japanese.map((path) => `${`/ja${path}`.replace(/\/$/, '')} ${path} 301`))
  for (const path of japanese) expect((await fetch(site(path))).status, path).toBe(200)
})
