import { expect, test } from 'vitest'
import { ancestors } from './links.ts'
import { routes } from './routes.ts'

test('every screen of the specification has a route', () => {
  // Section 2 of the specification, written out.
  const screens =
    '/ /about-legatus /what-is-legatus /why-companies-must-continue /business /about /testimonials /contact /succession /sales /website-design /recruiting /templates /digital-transformation /manufacturing-industry /population-decline /esg-investment /hybrid-strategy /small-business-strategy /large-business-strategy /strategy-planning /strategy-execution /enhance-added-value /insourcing-strategy /dd-support /organizational-coaching /added-value-coaching /future-coaching /why-coaching /keyence-model /insights'
  const paths = routes.map(({ path }) => path as string)
  expect(screens.split(' ').filter((screen) => !paths.includes(screen))).toEqual([])
})

test('every page except home has a parent, and all ancestors lead to home', () => {
  for (const { id, parent } of routes) {
    expect(parent === null, id).toBe(id === 'home')
    if (parent) expect(ancestors(id)[0]).toBe('home')
  }
})
