import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Root } from 'hast'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Language, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import {
  chartAddress,
  feedAddress,
  llmsAddress,
  markdownAddress,
  newsFeedAddress,
  openSearchAddress,
  sitemapAddress,
} from '../../src/models/site/fileAddresses.ts'
import { absoluteHref, href } from '../../src/models/site/links.ts'
import { listedRoutes } from '../../src/models/site/routes.ts'
import { siteUrl, words } from '../../src/models/site/site.ts'
import { chartPicture, picturedCharts } from './chartPicture.ts'
import { feed, newsFeed } from './feed.ts'
import { lastChanges } from './lastChanges.ts'
import { llms } from './llms.ts'
import { openSearch } from './openSearch.ts'
import { readable } from './readable.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { treeToMarkdown } from './treeToMarkdown.ts'

/**
 * Writes the machine-readable files: sitemap, robots.txt, feeds, OpenSearch descriptions, llms.txt, Netlify
 * redirects, charts as SVG, and a Markdown version of every listed page, made from the built page.
 * @param dist the directory of the built site
 */
export async function writeFeeds(dist: string): Promise<void> {
  const write = async (address: string, text: string) => {
    await mkdir(dirname(join(dist, address)), { recursive: true })
    await writeFile(join(dist, address), text)
  }

  await write(sitemapAddress, sitemap(lastChanges(process.cwd())))
  await write('/robots.txt', robots())
  await write('/_redirects', redirects())
  for (const language of languages) {
    await write(llmsAddress(language), llms(language))
    await write(openSearchAddress(language), openSearch(language))
    await write(
      feedAddress(language),
      await feed(language, (id) => textOfEntry(dist, id, language)),
    )
    if (words.newsIds.length) await write(newsFeedAddress(language), newsFeed(language))
    for (const chart of picturedCharts(language)) {
      await write(chartAddress(chart.id, language), chartPicture(chart, language))
    }
    for (const { id } of listedRoutes) {
      const source = `\n---\n\n<${absoluteHref(siteUrl, id, language)}>\n`
      await write(
        markdownAddress(id, language),
        treeToMarkdown(await textOfPage(dist, id, language)) + source,
      )
    }
  }
}

async function textOfPage(dist: string, id: PageId, language: Language): Promise<Root> {
  return readable(await builtPage(dist, id, language), absoluteHref(siteUrl, id, language))
}

/** Without the heading: feed entries have their titles already. */
async function textOfEntry(dist: string, id: PageId, language: Language): Promise<Root> {
  const page = await builtPage(dist, id, language)
  page.querySelector('h1')?.remove()
  return readable(page, absoluteHref(siteUrl, id, language))
}

async function builtPage(dist: string, id: PageId, language: Language): Promise<HTMLElement> {
  const address = href(id, language)
  const file = join(dist, `${address === '/' ? '/index' : address}.html`)
  return parse(await readFile(file, 'utf8'))
}
