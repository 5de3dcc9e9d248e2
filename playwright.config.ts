import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/browser.ts'
import { testsAll } from './tests/support/testsAll.ts'

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...browserArguments,
]

/** Slow specs for things that seldom change: run by npm run test:all, not by npm test; alone with TEST_ALL=1. */
const onlyInTestAll = [
  'articleParts',
  'charts',
  'components',
  'editorBuild',
  'editorFolder',
  'editorGuards',
  'editorPhotos',
  'exitChoice',
  'growth',
  'largeText',
  'pageKinds',
  'searchHistory',
  'searchServed',
  'templateRequest',
  'templatesInteraction',
  'templatesText',
  'templatesWordBreaks',
  'textFits',
  'toolsDegraded',
  'visualLayout',
]

export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: 'tests/site',
      testIgnore: testsAll ? [] : onlyInTestAll.map((name) => `**/${name}.spec.ts`),
    },
    // Checks the content, not the code: npm run check:content.
    { name: 'content', testDir: 'tests/content' },
  ],
  outputDir: 'test-results',
  // inTestAll in tests/site/support/pages.ts.
  ...(testsAll ? {} : { grepInvert: /@all/ }),
  // More than cores: tests wait for typing pauses and animations.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: slow on a busy machine is no failure.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: 'tests/content/readAloud/{arg}{ext}' },
  },
  // In CI: dots, with the failures at the end, where a truncated log still shows them.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '.build/results/playwright.json' }],
  ],
  globalSetup: './tests/site/support/globalSetup.ts',
  use: {
    launchOptions: { executablePath: findBrowser(), args },
    locale: 'ja-JP',
    actionTimeout: 30_000,
  },
})
