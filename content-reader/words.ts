import type { Localized } from '../routing/language.ts'
import {
  type AddedId,
  type ArticleId,
  isFixedPage,
  type PageId,
  type TextId,
} from '../routing/table.ts'
import type { TemplateId } from '../routing/templates.ts'
import { type Data, openData } from './data.ts'
import type { ContentFiles } from './files.ts'
import { openIds } from './ids.ts'
import { once } from './once.ts'
import { dayInJapan, onItsDay, type State } from './publication.ts'
import { type NoteText, readNote } from './readNote.ts'
import { type AddedText, type ArticleText, type PageText, readPage } from './readPage.ts'
import { readTemplate, type TemplateText } from './readTemplate.ts'

/** All of `content/`, validated. Files are read on first access and cached. */
export interface Words extends Data {
  /** Ids of pages with words in content/pages. */
  readonly pageIds: readonly string[]
  /** Ids of articles that are public. */
  readonly articleIds: readonly ArticleId[]
  /** Ids of pages in content/texts that are public. */
  readonly textIds: readonly TextId[]
  /** Ids of all articles and all pages in content/texts. */
  readonly everyArticle: readonly ArticleId[]
  readonly everyText: readonly TextId[]
  /** Ids of notes in content/news that are public, newest first. */
  readonly newsIds: readonly string[]
  /** Ids of all notes, in the order of their files. */
  readonly everyNote: readonly string[]
  /** Pages and articles that are not public, which are on no page and in no list. */
  readonly hidden: ReadonlyMap<PageId, State>
  /** Paths of files in these folders whose names are not of the form <id>.ja.md. */
  readonly strayFiles: readonly string[]
  /** @throws ContentErrors that say what to do */
  article(id: ArticleId): Localized<ArticleText>
  /** @throws ContentErrors that say what to do */
  text(id: TextId): Localized<AddedText>
  /**
   * An article or a page in content/texts.
   * @throws ContentErrors that say what to do
   */
  added(id: AddedId): Localized<ArticleText | AddedText>
  /**
   * Any page.
   * @throws ContentErrors that say what to do
   */
  page(id: PageId): Localized<PageText>
  /** @throws ContentErrors that say what to do */
  note(id: string): Localized<NoteText>
  /** @throws ContentError that says what to do */
  template<I extends TemplateId>(id: I): TemplateText<I>
}

/**
 * Words from any file source: the disk or the editor's browser.
 * @param today in Japan, such as 2026-11-25
 */
export function readWords(files: ContentFiles, today = dayInJapan()): Words {
  const pages = new Map<PageId, () => Localized<PageText>>()
  const articles = new Map<ArticleId, () => Localized<ArticleText>>()
  const texts = new Map<TextId, () => Localized<AddedText>>()
  const notes = new Map<string, () => Localized<NoteText>>()
  const templates = new Map<TemplateId, () => unknown>()
  const ids = openIds(files, today)

  const article = (id: ArticleId) =>
    kept(articles, id, () => inEach(readPage(files, ids.references, 'articles', id), onItsDay))
  const text = (id: TextId) => kept(texts, id, () => readPage(files, ids.references, 'texts', id))
  const isText = (id: AddedId): id is TextId => ids.texts.some((each) => each === id)
  const added = (id: AddedId) => (isText(id) ? text(id) : article(id as ArticleId))
  const page = (id: PageId) =>
    isFixedPage(id)
      ? kept(pages, id, () => readPage(files, ids.references, 'pages', id))
      : added(id)
  const note = (id: string) => kept(notes, id, () => inEach(readNote(files, id), onItsDay))
  const dayOf = (id: string) => note(id).ja.published
  // Getters, because page ids are only looked up on access.
  return Object.defineProperties(openData(files, ids), {
    pageIds: { get: () => ids.pages },
    articleIds: { get: () => ids.articles.filter((id) => !ids.hidden.has(id)) },
    textIds: { get: () => ids.texts.filter((id) => !ids.hidden.has(id)) },
    everyArticle: { get: () => ids.articles },
    everyText: { get: () => ids.texts },
    newsIds: {
      get: () =>
        ids.news
          .filter((id) => !ids.hiddenNews.has(id))
          .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.localeCompare(b)),
    },
    everyNote: { get: () => ids.news },
    hidden: { get: () => ids.hidden },
    strayFiles: { get: () => ids.strayFiles },
    article: { value: article },
    text: { value: text },
    added: { value: added },
    page: { value: page },
    note: { value: note },
    template: {
      value: (id: TemplateId) => kept(templates, id, () => readTemplate(files, id)),
    },
  }) as Words
}

function kept<K, V>(known: Map<K, () => V>, key: K, read: () => V): V {
  const give = known.get(key) ?? once(read)
  known.set(key, give)
  return give()
}

const inEach = <T>({ ja, en }: Localized<T>, change: (text: T) => T): Localized<T> => ({
  ja: change(ja),
  en: change(en),
})
