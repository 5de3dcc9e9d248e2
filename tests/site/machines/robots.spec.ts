import { expect, test } from '@playwright/test'
import { sitemapAddress } from '../../../src/models/site/fileAddresses.ts'
import { siteUrl } from '../../../src/models/site/site.ts'
import { fileAt, unanswered } from '../support/publicAddresses.ts'

test('robots.txt forbids nothing and names the sitemap', async () => {
  const { status, type, text } = await fileAt('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  const rules = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Za-z-]+):\s*(.*)$/.exec(line) ?? []
    return name ? [[name.toLowerCase(), value]] : []
  })
  expect(rules).toEqual([
    ['user-agent', '*'],
    ['allow', '/'],
    ['sitemap', siteUrl + sitemapAddress],
  ])
  expect(await unanswered([siteUrl + sitemapAddress])).toEqual([])
})
