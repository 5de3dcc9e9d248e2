import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Language, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { searchIndex } from '../../src/models/search/searchIndex.ts'
import { href } from '../../src/models/site/links.ts'
import { openEngine } from '../../src/search/engine.ts'
import { quantile } from '../onSite.ts'

// npm run bench:search:score -- FILE: how well search answers the queries in a file (`ja` and `en`: lists of
// `query` and `pages`, any of which is right), and how long it takes in this Node, key by key.

const file = process.argv[2]
if (!file) throw new Error('Name a file of queries')
const lists: Record<Language, { query: string; pages: PageId[]; first?: boolean }[]> = parse(
  readFileSync(file, 'utf8'),
)

for (const language of languages) {
  const { index } = searchIndex(language)
  const started = performance.now()
  const engine = openEngine(index)
  const opened = performance.now() - started
  const times: number[] = []
  const missed: string[] = []
  const ranks = lists[language].map(({ query, pages, first }) => {
    for (let end = 1; end <= query.length; end += 1) {
      const before = performance.now()
      engine.search(query.slice(0, end))
      times.push(performance.now() - before)
    }
    const found = engine.search(query).pages.map(({ page }) => index.pages[page]?.href ?? '')
    const right = pages.map((id) => href(id, language))
    const rank = found.findIndex((address) => right.includes(address)) + 1
    const enough = rank > 0 && rank <= (first ? 1 : 3)
    if (rank !== 1)
      missed.push(
        `  ${enough ? '' : 'MISSED '}${rank || '-'} ${query}: ${found.slice(0, 3).join(' ')}`,
      )
    return rank
  })
  const share = (fits: (rank: number) => boolean) =>
    `${ranks.filter(fits).length} of ${ranks.length}`
  const mrr = ranks.reduce((sum, rank) => sum + (rank && 1 / rank), 0) / ranks.length
  console.log(
    `${language}: MRR ${mrr.toFixed(3)}, hit@1 ${share((rank) => rank === 1)}, ` +
      `hit@3 ${share((rank) => rank > 0 && rank <= 3)}; opened in ${opened.toFixed(0)} ms, ` +
      `a key ${quantile(times, 0.5).toFixed(1)} ms (95 % ${quantile(times, 0.95).toFixed(1)}, ` +
      `longest ${quantile(times, 1).toFixed(1)})`,
  )
  console.log(missed.join('\n'))
}
