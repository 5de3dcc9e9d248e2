import { parseArgs } from 'node:util'
import { serve } from '../../scripts/servedSite.ts'
import { serveBarePages } from '../barePages.ts'
import { allPages, samplePages } from '../lighthouse/addresses.ts'
import { quantile } from '../onSite.ts'
import { serveFolder } from './folder.ts'
import { type Work, workOf } from './trace.ts'

// npm run bench:mainthread -- --starter FOLDER: main-thread work on a phone (412 x 823), in thread time, from
// navigation to 3 s after load, alternating with another built site and with the bare text. Fails when a page
// needs more than three times the other site's work or longest task. Needs a build.
//   --starter FOLDER  the built site to compare with; without it, only bare pages are
//   --all             every page; without it, a sample of ten
//   --path PATH       only this page; may be repeated
//   --rounds N        measurements of each page; the median counts (5)

/** Allowed multiple of the starter's work. */
const limit = 3

const { values } = parseArgs({
  options: {
    starter: { type: 'string' },
    all: { type: 'boolean', default: false },
    path: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds ${values.rounds}: say 1 or more`)
const paths = values.path ?? (values.all ? allPages() : samplePages)

const site = await serve()
const bare = await serveBarePages(site.url)
const starter = values.starter ? await serveFolder(values.starter) : undefined
let over = 0
try {
  console.log(
    '| Page | Work (ms) | Longest task (ms) | Bare page (ms) | x starter | Longest x starter |',
  )
  console.log('|---|---:|---:|---:|---:|---:|')
  for (const path of paths) {
    const [page, floor, other] = await inTurns([site.url + path, bare.url + path, starter?.url])
    const times = page.total / other.total
    const longest = page.longestTask / other.longestTask
    if (times > limit || longest > limit) over += 1
    const cells = [path, page.total, page.longestTask, floor.total, times, longest]
    console.log(
      `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`,
    )
  }
} finally {
  starter?.stop()
  await bare.stop()
  await site.stop()
}
console.log(
  `\n${paths.length} pages, medians of ${rounds}; ${over || 'none'} over ${limit} times the starter's work`,
)
process.exitCode = over ? 1 : 0

/** Measures URLs in turns, so that a slowing machine affects all equally. @returns the medians of each */
async function inTurns(urls: readonly (string | undefined)[]): Promise<[Work, Work, Work]> {
  const runs: Work[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, url] of urls.entries()) if (url) runs[at]?.push(await workOf(url))
  }
  return runs.map((each) => ({
    total: quantile(
      each.map(({ total }) => total),
      0.5,
    ),
    longestTask: quantile(
      each.map(({ longestTask }) => longestTask),
      0.5,
    ),
  })) as [Work, Work, Work]
}
