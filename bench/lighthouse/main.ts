import { parseArgs } from 'node:util'
import { serve } from '../../scripts/servedSite.ts'
import { type BarePages, serveBarePages } from '../barePages.ts'
import { allPages, samplePages } from './addresses.ts'
import { type Form, type Measures, measure } from './measure.ts'
import { faultsOf, row, tableHead } from './table.ts'

// npm run lighthouse: Lighthouse results of the built site on a phone and a desktop, each page compared with
// its bare text. Fails when a page misses a limit.
//   --all          every page, templates included; without it, a sample of ten
//   --path PATH    only this page; may be repeated
//   --runs N       measurements of each page; the median counts (5). A page that passed more than half of them
//                  is not measured further. The bare page is measured once.
//   --form NAME    only phone or desktop

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    path: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    form: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: say 1 or more`)
const forms = (['phone', 'desktop'] satisfies Form[]).filter(
  (form) => values.form === undefined || values.form === form,
)
if (forms.length === 0) throw new Error(`--form ${values.form}: say phone or desktop`)
const paths = values.path ?? (values.all ? allPages() : samplePages)

const site = await serve()
let bare: BarePages | undefined
let failed = 0
const indexes: number[] = []
try {
  bare = await serveBarePages(site.url)
  console.log(tableHead)
  for (const path of paths) {
    for (const form of forms) {
      const floor = await measure(bare.url + path, form, ['performance'])
      const page = await median(site.url + path, form, (run) => faultsOf(run, floor).length === 0)
      const faults = faultsOf(page, floor)
      indexes.push(page.benchmarkIndex)
      failed += faults.length > 0 ? 1 : 0
      console.log(row(path, form, page, floor, faults))
    }
  }
} finally {
  await bare?.stop()
  await site.stop()
}
const machine = `benchmarkIndex ${Math.min(...indexes)} to ${Math.max(...indexes)}`
console.log(
  `\n${paths.length} pages, median of ${runs}, ${machine}; ${failed || 'none'} did not hold`,
)
process.exitCode = failed ? 1 : 0

/**
 * Measures a URL at most `runs` times, until its medians are known to pass. @returns the median of each
 * figure
 */
async function median(
  url: string,
  form: Form,
  holds: (run: Measures) => boolean,
): Promise<Measures> {
  const all: Measures[] = []
  while (all.length < runs && all.filter(holds).length <= runs / 2) {
    all.push(await measure(url, form))
  }
  const inOrder = (pick: (each: Measures) => number) => all.map(pick).sort((a, b) => a - b)
  const middle = (pick: (each: Measures) => number) =>
    inOrder(pick)[Math.floor(all.length / 2)] ?? 0
  const [first] = all
  return {
    scores: Object.fromEntries(
      Object.keys(first?.scores ?? {}).map((name) => [
        name,
        middle(({ scores }) => scores[name] ?? 0),
      ]),
    ),
    found: [...new Set(all.flatMap(({ found }) => found))],
    firstPaint: middle((each) => each.firstPaint),
    largestPaint: middle((each) => each.largestPaint),
    blocking: middle((each) => each.blocking),
    shift: middle((each) => each.shift),
    bytes: middle((each) => each.bytes),
    benchmarkIndex: middle((each) => each.benchmarkIndex),
  }
}
