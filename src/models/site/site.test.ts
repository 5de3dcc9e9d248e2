import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWords } from '../../../content-reader/openWords.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test("the site's address comes from the settings, without a trailing slash", async () => {
  vi.stubEnv('SITE_URL', '')
  const { siteUrl, siteName } = await import('./site.ts')
  const { url, name } = openWords(process.cwd()).settings.site
  expect(siteUrl).toBe(url.value.replace(/\/$/, ''))
  expect(siteName).toBe(name)
})

test('SITE_URL overrides it', async () => {
  vi.stubEnv('SITE_URL', 'https://preview.firm.example//')
  expect((await import('./site.ts')).siteUrl).toBe('https://preview.firm.example')
})
