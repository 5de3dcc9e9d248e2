/**
 * How build time and output grow with the number of articles, measured on copies of this checkout.
 *
 *   npm run bench:growth                    4, 100, 500 and 2,000 articles
 *   npm run bench:growth -- --articles 100  one of them; --keep keeps the copy in .data/growth
 *
 * Needs Debian's `time`.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { option } from '../../scripts/options.ts'
import { buildEnvironment, copySite } from '../../tests/support/siteCopy.ts'
import { writeArticles } from './articles.ts'

const root = resolve(import.meta.dirname, '../..')
const work = join(root, '.data/growth')
const asked = option('--articles')
const counts = asked ? [Number(asked)] : [4, 100, 500, 2000]

for (const count of counts) {
  const site = join(work, String(count))
  copySite(site)
  writeArticles(join(site, 'content'), count)
  const time = build(site)
  report(count, join(site, 'dist'), time)
  if (!process.argv.includes('--keep')) rmSync(site, { recursive: true })
}

/** Builds a site. @returns elapsed and processor time, in seconds */
function build(site: string): { took: number; computed: number } {
  const begin = performance.now()
  const command = ['-f', '%U %S %M', process.execPath, 'scripts/build.ts']
  const options = { cwd: site, env: buildEnvironment, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync('/usr/bin/time', command, options)
  if (status !== 0) throw new Error(`The build with ${site} failed:\n${stderr.slice(-2000)}`)
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
  return { took: (performance.now() - begin) / 1000, computed: user + system }
}

function report(count: number, dist: string, time: { took: number; computed: number }): void {
  const names = readdirSync(dist, { recursive: true }).map(String)
  const size = (name: string) => statSync(join(dist, name)).size
  const pages = names.filter((name) => name.endsWith('.html'))
  const heaviest = (of: RegExp) =>
    Math.max(...pages.filter((name) => of.test(name)).map((name) => size(`${name}.br`)))
  const row = {
    articles: count,
    pages: pages.length,
    seconds: Math.round(time.took),
    'processor seconds': Math.round(time.computed),
    'heaviest page': heaviest(/./),
    'heaviest of the index': heaviest(/^(en\/)?insights/),
    home: size('index.html.br'),
    'not found': size('404.html.br'),
    feed: size('feed.xml.br'),
    'sitemap, raw': size('sitemap.xml'),
    sitemap: size('sitemap.xml.br'),
    'llms.txt': size('llms.txt.br'),
  }
  console.log(
    Object.entries(row)
      .map(([name, value]) => `${name} ${value.toLocaleString('en')}`)
      .join(', '),
  )
}
