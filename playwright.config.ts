import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/browser.ts'
import { testsAll } from './tests/support/testsAll.ts'

// Not every flag is needed everywhere.
const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...browserArguments,
]

/** Specs that take long and guard what changes seldom: npm run test:all has them, npm test does not. */
const onlyInTestAll = [
  'components',
  'editorBuild',
  'editorFolder',
  'editorGuards',
  'editorPhotos',
  'growth',
  'largeText',
  'templatesText',
  'templatesUse',
  'templatesWords',
]

export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: 'tests/site',
      testIgnore: testsAll ? [] : onlyInTestAll.map((name) => `**/${name}.spec.ts`),
    },
    // What judges the firm's words, not the code: npm run check:content.
    { name: 'content', testDir: 'tests/content' },
  ],
  outputDir: 'test-results',
  // inTestAll in tests/site/support/pages.ts.
  ...(testsAll ? {} : { grepInvert: /@all/ }),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: what is slow on a busy machine is not wrong.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: 'tests/content/readAloud/{arg}{ext}' },
  },
  // Dots where nobody watches: what failed then stands at the end, where a log that is cut off still has it.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '.build/results/playwright.json' }],
  ],
  globalSetup: './tests/site/support/globalSetup.ts',
  use: { launchOptions: { executablePath: findBrowser(), args }, locale: 'ja-JP' },
})
