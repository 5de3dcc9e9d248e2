import type { Localized } from '../routing/language.ts'
import { type ArticleId, isFixedPage, type PageId } from '../routing/table.ts'
import type { TemplateId } from '../routing/templates.ts'
import { type Data, openData } from './data.ts'
import type { ContentFiles } from './files.ts'
import { openIds } from './ids.ts'
import { type ArticleText, type PageText, readPage } from './page.ts'
import { readTemplate, type TemplateText } from './templates.ts'

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
  /** The words of a template of the gallery. @throws ContentError that says what to do */
  template<I extends TemplateId>(id: I): TemplateText<I>
}

/** The words in some files of content, wherever these are: on the disk, or in an editor's browser. */
export function readWords(files: ContentFiles): Words {
  const pages = new Map<PageId, Localized<PageText>>()
  const articles = new Map<ArticleId, Localized<ArticleText>>()
  const templates = new Map<TemplateId, unknown>()
  const ids = openIds(files)

  const article = (id: ArticleId) =>
    kept(articles, id, () => readPage(files, ids.references, 'articles', id))
  const page = (id: PageId) =>
    isFixedPage(id)
      ? kept(pages, id, () => readPage(files, ids.references, 'pages', id))
      : article(id)
  // Getters: which pages there are is looked up when it is asked.
  return Object.defineProperties(openData(files, ids), {
    pageIds: { get: () => ids.pages },
    articleIds: { get: () => ids.articles },
    strayFiles: { get: () => ids.strayFiles },
    article: { value: article },
    page: { value: page },
    template: {
      value: (id: TemplateId) => kept(templates, id, () => readTemplate(files, id)),
    },
  }) as Words
}

function kept<K, V>(known: Map<K, V>, key: K, read: () => V): V {
  const value = known.get(key) ?? read()
  known.set(key, value)
  return value
}
