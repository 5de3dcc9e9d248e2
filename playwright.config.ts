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
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '.build/results/playwright.json' }]],
  globalSetup: './tests/site/support/globalSetup.ts',
  use: { launchOptions: { executablePath: findBrowser(), args }, locale: 'ja-JP' },
})
