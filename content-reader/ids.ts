import { languages } from '../routing/language.ts'
import {
  type ArticleId,
  fixedRoutes,
  type PageId,
  parentKinds,
  type TextId,
  table,
} from '../routing/table.ts'
import { mistakesOf } from './error.ts'
import type { ContentFiles } from './files.ts'
import { once } from './once.ts'
import { matchFrontMatter, parseYaml } from './parse.ts'
import { dayInJapan, type State, stateOf } from './publication.ts'
import { pageReference, type References, topicReference } from './schema/references.ts'

/** The existing pages. Folders are only listed on access, since settings do not need them. */
export interface Ids {
  /** Ids of pages with words in content/pages. */
  readonly pages: readonly string[]
  readonly articles: readonly ArticleId[]
  /** Ids of pages of text in content/texts. */
  readonly texts: readonly TextId[]
  /** Ids of notes in content/news. */
  readonly news: readonly string[]
  /** Notes that are not public. */
  readonly hiddenNews: ReadonlySet<string>
  /** Pages and articles that are not public. */
  readonly hidden: ReadonlyMap<PageId, State>
  /** Paths of files in these folders whose names match no page. */
  readonly strayFiles: readonly string[]
  /** What content can refer to: the public pages of the route table and articles, and the topics. */
  readonly references: References
}

const folders = ['pages', 'articles', 'texts', 'news'] as const
type Folder = (typeof folders)[number]

const fileName = new RegExp(`^(?<id>[a-z0-9-]+)\\.(?<language>${languages.join('|')})\\.md$`)

/**
 * Lists pages and articles: each has a file per language, `<id>.ja.md` and `<id>.en.md`.
 * @param today in Japan, such as 2026-11-25
 */
export function openIds(files: ContentFiles, today = dayInJapan()): Ids {
  const pages = once(() => idsIn(files, 'pages'))
  const articles = once(() => idsIn(files, 'articles') as ArticleId[])
  const texts = once(() => idsIn(files, 'texts') as TextId[])
  const news = once(() => idsIn(files, 'news'))
  const hiddenNews = once(
    () => new Set(news().filter((id) => stateIn(files, `news/${id}.ja.md`, today) !== 'public')),
  )
  const hidden = once(() => {
    const states: (readonly [string, State])[] = [
      ['news', hiddenNews().size < news().length ? 'public' : 'empty'],
      ...pages().map((id) => [id, stateIn(files, `pages/${id}.ja.md`, today)] as const),
      ...articles().map((id) => [id, stateIn(files, `articles/${id}.ja.md`, today)] as const),
      ...texts().map((id) => [id, stateIn(files, `texts/${id}.ja.md`, today)] as const),
    ]
    return new Map(states.filter(([, state]) => state !== 'public') as [PageId, State][])
  })
  const shown = (ids: readonly string[]) => ids.filter((id) => !hidden().has(id as PageId))
  const page = once(() => {
    const all = [...Object.keys(table), ...texts(), ...articles()]
    return pageReference(shown(all), [...hidden().keys()])
  })
  const parent = once(() => {
    const fit = fixedRoutes.filter(({ kind }) => parentKinds.includes(kind)).map(({ id }) => id)
    return pageReference(shown(fit), [...hidden().keys()], 'parentWithoutLinks')
  })
  const topic = once(() => topicReference(topicIds(files)))
  return {
    get pages() {
      return pages()
    },
    get articles() {
      return articles()
    },
    get texts() {
      return texts()
    },
    get news() {
      return news()
    },
    get hiddenNews() {
      return hiddenNews()
    },
    get hidden() {
      return hidden()
    },
    get strayFiles() {
      return folders.flatMap((folder) => strayIn(files, folder))
    },
    references: {
      get page() {
        return page()
      },
      get parent() {
        return parent()
      },
      get topic() {
        return topic()
      },
    },
  }
}

/** Only the ids: the file's schema is checked when its names are read. */
function topicIds(files: ContentFiles): string[] {
  const file = 'data/topics.yaml'
  const read = parseYaml(file, files.text(file)) as { topics?: object } | null
  return Object.keys(read?.topics ?? {})
}

/** Public if the file cannot be read: whoever reads its words says why. */
function stateIn(files: ContentFiles, file: string, today: string): State {
  const head = files.has(file) ? matchFrontMatter(files.text(file))?.head : undefined
  // Most pages have none of the three keys.
  if (!head || !/^(?:draft|publish|withdrawn):/m.test(head)) return 'public'
  let state: State = 'public'
  mistakesOf(() => {
    state = stateOf(parseYaml(file, head) as Parameters<typeof stateOf>[0], today)
  })
  return state
}

function idsIn(files: ContentFiles, folder: Folder): string[] {
  const ids = files.list(folder).map((name) => fileName.exec(name)?.groups?.id)
  return [...new Set(ids.filter((id) => id !== undefined))]
}

function strayIn(files: ContentFiles, folder: Folder): string[] {
  const names = files.list(folder).filter((name) => !fileName.test(name))
  return names.map((name) => `${folder}/${name}`)
}
