import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { numberedHref, numbersOf } from '../../../src/models/site/insightsPages.ts'
import { href } from '../../../src/models/site/links.ts'
import { routes } from '../../../src/models/site/routes.ts'
import { testsAll } from '../../support/testsAll.ts'

/** Every page in both languages, as the route table has it: for checks that read documents and open no browser page. */
export const everyPage = routes.flatMap(({ id, kind, listed = true }) =>
  numbersOf(id).flatMap((number) =>
    languages.map((language) => {
      const path = numberedHref(id, language, number)
      return { id, kind, listed, language, number, path }
    }),
  ),
)

/** Of pages that go on over several addresses the first. */
export const everyFirstPage = everyPage.filter(({ number }) => number === 1)

/** The first page of each kind in each language. */
export const oneOfEachKind = [
  ...new Map(
    everyFirstPage.toReversed().map((page) => [`${page.kind} ${page.language}`, page] as const),
  ).values(),
].toReversed()

/** Of cases that share their code the first, or so many; all of them under `npm run test:all`. */
export function sample<T>(cases: readonly T[], count = 1): readonly T[] {
  return testsAll ? cases : cases.slice(0, count)
}

/** One page of each kind: in both languages under `npm run test:all`, else in one, by turns. */
export const kinds = testsAll
  ? oneOfEachKind
  : oneOfEachKind.filter((_, at) => at % 4 === 0 || at % 4 === 3)

/**
 * The details of a Playwright test that `npm test` leaves to `npm run test:all`, always or in some cases: one of its
 * kind is in `npm test`, or what it guards seldom changes.
 */
export const inTestAll = (when = true) => ({ tag: when ? '@all' : [] })

/** The pages that browser tests open: every page under `npm run test:all`, else one of each kind, languages by turns. */
export const pages = testsAll ? everyPage : kinds
export const firstPages = testsAll ? everyFirstPage : kinds

/** Addresses that name no page, one in each language. */
export const notFoundPages = languages.map((language) => ({
  language,
  path: `${href('home', language).replace(/\/$/, '')}/nowhere`,
}))

/** The address of the running site. */
export function site(path = ''): string {
  return `${process.env.TEST_URL}${path}`
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Lays out what the page would lay out later; runs in the page. axe sees no colours behind what is skipped. */
export function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-later] { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** What axe finds on the page as it is now, its frames included: rule, place and reason, one line each. */
export async function violations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    // Half a megabyte of script: a frame that has it does not get it again.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
    await frame.evaluate(layOutAll)
  }
  return page.evaluate(async () => {
    // Every rule is asked; only what it finds in order is not written down.
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(
      (rule: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        rule.nodes.map(({ target, failureSummary }) => `${rule.id} ${target} ${failureSummary}`),
    )
  })
}
