import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { numberedHref, numbersOf } from '../../../src/models/site/insightsPages.ts'
import { href } from '../../../src/models/site/links.ts'
import { routes } from '../../../src/models/site/routes.ts'
import { testsAll } from '../../support/testsAll.ts'

/** Every page in both languages, for checks that need no browser. */
export const everyPage = routes.flatMap(({ id, kind, listed = true, indexed = listed }) =>
  numbersOf(id).flatMap((number) =>
    languages.map((language) => {
      const path = numberedHref(id, language, number)
      return { id, kind, listed, indexed, language, number, path }
    }),
  ),
)

/** Without the further pages of paginated lists. */
export const everyFirstPage = everyPage.filter(({ number }) => number === 1)

/** The first page of each kind in each language. */
export const oneOfEachKind = [
  ...new Map(
    everyFirstPage.toReversed().map((page) => [`${page.kind} ${page.language}`, page] as const),
  ).values(),
].toReversed()

/** The first case or `count` cases; all under `npm run test:all`. */
export function sample<T>(cases: readonly T[], count = 1): readonly T[] {
  return testsAll ? cases : cases.slice(0, count)
}

/** One page of each kind: in both languages under `npm run test:all`, else in alternating ones. */
export const kinds = testsAll
  ? oneOfEachKind
  : oneOfEachKind.filter((_, at) => at % 4 === 0 || at % 4 === 3)

/**
 * Playwright details of a test that only `npm run test:all` runs, because `npm test` has a similar one or
 * what it guards seldom changes.
 */
export const inTestAll = (when = true) => ({ tag: when ? '@all' : [] })

/** The pages that browser tests open: all under `npm run test:all`, else one of each kind. */
export const pages = testsAll ? everyPage : kinds
export const firstPages = testsAll ? everyFirstPage : kinds

export const notFoundPages = languages.map((language) => ({
  language,
  path: `${href('home', language).replace(/\/$/, '')}/nowhere`,
}))

export function site(path = ''): string {
  return `${process.env.TEST_URL}${path}`
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Lays out lazily laid out parts: axe sees no colours behind skipped ones. Runs in the page. */
export function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-later] { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * axe violations of the page including its frames, one line each: rule, element and reason.
 * @param whole lays out all of it first
 */
export async function violations(page: Page, whole = true): Promise<string[]> {
  for (const frame of page.frames()) {
    // Half a megabyte of script, so it is injected only once per frame.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
    if (whole) await frame.evaluate(layOutAll)
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
