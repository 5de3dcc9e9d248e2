/**
 * npm test: a sample of every kind of check, cheapest first. `npm run test:all` (`--all`) checks every page,
 * language and width. Both end with a line `N passed, N failed`, in which each static check counts as one.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser.ts'

const results = '.build/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const all = process.argv.includes('--all')
if (all) process.env.TEST_ALL = '1'
console.log(
  all
    ? 'Every check on every page: about 28 minutes on two cores.'
    : 'About 9 minutes on two cores. One page of each kind; "npm run test:all" checks every page at every width, in WebKit and Firefox too, floods and many kills.',
)

let passed = 0
let failed = 0

check('format and lint', 'biome', 'ci', '--error-on-warnings')
check('types', 'astro', 'check', '--minimumFailingSeverity', 'hint')
check('masters are up to date', 'node', 'scripts/art.ts', '--check')
check('screenshots of templates are up to date', 'node', 'scripts/templatesShoot.ts', '--check')
check('pictures are up to date', 'node', 'scripts/pictures.ts', '--check')
check('link previews are up to date', 'node', 'scripts/previews.ts', '--check')
// Before the tests: those of the server use the built contact page.
const built = check('build', 'node', 'scripts/build.ts')
suite(
  'unit and server tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  () => {
    const { numPassedTests, numFailedTests } = read('vitest.json')
    return [numPassedTests, numFailedTests]
  },
)
if (built) {
  process.env.CHROME_PATH = findBrowser()
  suite('browser tests', 'playwright', ['test', '--project=site'], () => {
    const { stats } = read('playwright.json')
    return [stats.expected, stats.unexpected + stats.flaky + stats.skipped]
  })
  if (all) {
    suite('WebKit and Firefox', 'node', ['tests/engines/main.ts'], () => {
      const { passed, failed } = read('engines.json')
      return [passed, failed]
    })
  }
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

function run(title: string, command: string, args: string[]): boolean {
  console.log(`\n— ${title}`)
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  // Not on Windows, where the programs of node_modules/.bin are shell scripts (CONTRIBUTING.md).
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env })
  return status === 0
}

function check(title: string, command: string, ...args: string[]): boolean {
  const good = run(title, command, args)
  if (good) passed += 1
  else failed += 1
  return good
}

/** A suite that crashes without a failed test, or runs none, counts as one failure. */
function suite(title: string, command: string, args: string[], counts: () => [number, number]) {
  const good = run(title, command, args)
  try {
    const [well, badly] = counts()
    passed += well
    failed += badly || (good && well > 0 ? 0 : 1)
  } catch {
    failed += 1
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the two runners' own report formats
function read(file: string): any {
  return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
}
