/**
 * npm test: a sample of every kind of check, cheapest first. `npm run test:all` (`--all`) checks every page,
 * language and width. Both end with a line `N passed, N failed`, in which each static check counts as one.
 */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { findBrowser } from './browser.ts'

const results = '.build/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const all = process.argv.includes('--all')
console.log(
  all
    ? 'Every check on every page: about 40 minutes on two cores.'
    : 'About 7 minutes on two cores. One page of each kind; "npm run test:all" checks every page at every width, in WebKit and Firefox too, floods and many kills.',
)

const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
if (all) env.TEST_ALL = '1'
// Not on Windows, where the programs of node_modules/.bin are shell scripts (CONTRIBUTING.md).
const program = (command: string) => `node_modules/.bin/${command}`
let passed = 0
let failed = 0

await check('format and lint', 'biome', 'ci', '--error-on-warnings')
await check('masters are up to date', 'node', 'scripts/art.ts', '--check')
await check(
  'screenshots of templates are up to date',
  'node',
  'scripts/templatesShoot.ts',
  '--check',
)
await check('pictures are up to date', 'node', 'scripts/pictures.ts', '--check')
// Side by side, because each keeps one core busy. Before the tests: those of the server use the built contact page.
const [, built] = await Promise.all([
  check('types', 'astro', 'check', '--minimumFailingSeverity', 'hint'),
  check('build', 'node', 'scripts/build.ts'),
])
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
  env.CHROME_PATH = findBrowser()
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

/** Prints the output when the check has ended, so that two side by side do not mix theirs. */
async function check(title: string, command: string, ...args: string[]): Promise<boolean> {
  const maxBuffer = Number.MAX_SAFE_INTEGER
  const { stdout, stderr, message } = await promisify(execFile)(program(command), args, {
    env,
    maxBuffer,
  }).catch((failure) => failure)
  console.log(`\n— ${title}\n${stdout}${stderr}${message ?? ''}`)
  if (message) failed += 1
  else passed += 1
  return !message
}

/** A suite that crashes without a failed test, or runs none, counts as one failure. */
function suite(title: string, command: string, args: string[], counts: () => [number, number]) {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(program(command), args, { stdio: 'inherit', env })
  const good = status === 0
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
