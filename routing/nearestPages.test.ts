import { expect, test } from 'vitest'
import { nearestPages } from './nearestPages.ts'
import { fixedRoutes } from './table.ts'

const pages = fixedRoutes.map(({ path, id }) => ({
  href: path,
  label: id === 'succession' ? '事業承継' : id,
}))
const near = (path: string) => nearestPages(path, pages).map(({ href }) => href)

test.each([
  ['/sucession', '/succession'],
  ['/succesion.html', '/succession'],
  ['/en/sucession/', '/succession'],
  ['/SUCCESSION-PLAN', '/succession'],
  ['/services/succession', '/succession'],
  ['/contact-us', '/contact'],
  ['/contcat', '/contact'],
  ['/dd', '/dd-support'],
  ['/strategy/planning', '/strategy-planning'],
  ['/planning-strategy', '/strategy-planning'],
  ['/hybridstrategy', '/hybrid-strategy'],
  ['/why-companies-continue', '/why-companies-must-continue'],
  ['/what_is_legatus.php', '/what-is-legatus'],
  ['/%E4%BA%8B%E6%A5%AD%E6%89%BF%E7%B6%99', '/succession'],
])('%s suggests %s', (path, expected) => {
  expect(near(path)[0]).toBe(expected)
})

test.each([
  '/',
  '/en',
  '/wp-login.php',
  '/.env',
  '/xmlrpc.php',
  '/%ff%fe',
  '/<script>alert(1)</script>',
  `/succession${'x'.repeat(200)}`,
])('%s suggests no page', (path) => {
  expect(near(path)).toEqual([])
})

test('at most four pages are suggested, most similar first; ties keep the table order', () => {
  const found = near('/strategy')
  expect(found.length).toBeLessThanOrEqual(4)
  expect(found.length).toBeGreaterThan(1)
  expect(near('/small-busines-strategy')[0]).toBe('/small-business-strategy')
})

test('very long addresses are compared quickly', () => {
  const begin = performance.now()
  for (let at = 0; at < 200; at += 1) nearestPages(`/${'strategy-'.repeat(1500)}`, pages)
  for (let at = 0; at < 200; at += 1) nearestPages(`/${'strategy-'.repeat(13)}`, pages)
  expect(performance.now() - begin).toBeLessThan(1000)
})
