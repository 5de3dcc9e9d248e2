import type { Localized } from '../routing/language.ts'
import { type ArticleId, isFixedPage, type PageId, table } from '../routing/table.ts'
import { type Data, openData } from './data.ts'
import { openFiles } from './files.ts'
import { type ArticleText, type PageText, pageIds, readPage, strayFiles } from './page.ts'
import { references } from './schema/references.ts'

/** Everything in `content/`, checked. Each file is read when it is first asked for, and kept. */
export interface Words extends Data {
  /** The ids of all pages that have words in content/pages. */
  readonly pageIds: readonly string[]
  /** The ids of all articles. */
  readonly articleIds: readonly ArticleId[]
  /** The files in content/pages and content/articles that are called like no page, below content/. */
  readonly strayFiles: readonly string[]
  /** @throws ContentErrors that say what to do */
  article(id: ArticleId): Localized<ArticleText>
  /** The words of a page or an article. @throws ContentErrors that say what to do */
  page(id: PageId): Localized<PageText>
}

/**
 * Opens the words of the site: the one way to `content/`, for site, server, functions and scripts.
 * @param root the project's folder, which holds `content/`
 */
export function openWords(root: string): Words {
  const files = openFiles(root)
  const pages = new Map<PageId, Localized<PageText>>()
  const articles = new Map<ArticleId, Localized<ArticleText>>()
  const ids = once(() => ({
    pages: pageIds(files, 'pages'),
    articles: pageIds(files, 'articles') as ArticleId[],
  }))
  const refer = once(() => references([...Object.keys(table), ...ids().articles]))

  const article = (id: ArticleId) =>
    kept(articles, id, () => readPage(files, refer(), 'articles', id))
  const page = (id: PageId) =>
    isFixedPage(id) ? kept(pages, id, () => readPage(files, refer(), 'pages', id)) : article(id)
  // Getters: the server asks for two files and must not need the others.
  return Object.defineProperties(openData(files, refer), {
    pageIds: { get: () => ids().pages },
    articleIds: { get: () => ids().articles },
    strayFiles: { get: () => [...strayFiles(files, 'pages'), ...strayFiles(files, 'articles')] },
    article: { value: article },
    page: { value: page },
  }) as Words
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function kept<K, V>(known: Map<K, V>, key: K, read: () => V): V {
  const value = known.get(key) ?? read()
  known.set(key, value)
  return value
}
