import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first: it needs a quarter less processor time for the same tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const packages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation']

/** As root, Chromium runs only without its sandbox. */
export const browserArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * The browser for tests and pictures: CHROME_PATH, an installed Chrome or Chromium, Playwright's own, or, as
 * root on Debian, a newly installed one.
 * @returns the path of its executable
 * @throws Error of one line that says what to install
 */
export function findBrowser(): string {
  const given = process.env.CHROME_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROME_PATH=${given} cannot be run: correct it.`)
    return given
  }
  const found =
    installed() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} for the browser tests …`)
    const quiet = {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const
    execFileSync('apt-get', ['update'], quiet)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
    const now = installed()
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium: install it ("apt-get install chromium-headless-shell fonts-noto-cjk" or "npx playwright install chromium"), or set CHROME_PATH.',
  )
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
