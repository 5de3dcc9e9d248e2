import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/browser.ts'

// Not every flag is needed everywhere.
const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...browserArguments,
]

export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: what is slow on a busy machine is not wrong.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: 'tests/site/readAloud/{arg}{ext}' },
  },
  // Dots where nobody watches: what failed then stands at the end, where a log that is cut off still has it.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '.build/results/playwright.json' }],
  ],
  globalSetup: './tests/site/support/globalSetup.ts',
  use: { launchOptions: { executablePath: findBrowser(), args }, locale: 'ja-JP' },
})
