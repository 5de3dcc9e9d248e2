import { languages } from '../routing/language.ts'
import { type ArticleId, table } from '../routing/table.ts'
import type { ContentFiles } from './files.ts'
import { type References, references } from './schema/references.ts'

/** Which pages there are. A folder is listed when it is first asked for: settings refer to no page. */
export interface Ids {
  /** The ids of all pages that have words in content/pages. */
  readonly pages: readonly string[]
  /** The ids of all articles. */
  readonly articles: readonly ArticleId[]
  /** Files in the folders of pages and articles that are called otherwise, below content/. */
  readonly strayFiles: readonly string[]
  /** What content can refer to: the pages of the route table and the articles. */
  readonly references: References
}

type Folder = 'pages' | 'articles'

const fileName = new RegExp(`^(?<id>[a-z0-9-]+)\\.(?<language>${languages.join('|')})\\.md$`)

/** The ids of pages and articles: each has a file in every language, `<id>.ja.md` and `<id>.en.md`. */
export function openIds(files: ContentFiles): Ids {
  const pages = once(() => idsIn(files, 'pages'))
  const articles = once(() => idsIn(files, 'articles') as ArticleId[])
  const refer = once(() => references([...Object.keys(table), ...articles()]))
  return {
    get pages() {
      return pages()
    },
    get articles() {
      return articles()
    },
    get strayFiles() {
      return [...strayIn(files, 'pages'), ...strayIn(files, 'articles')]
    },
    references: {
      get page() {
        return refer().page
      },
    },
  }
}

function idsIn(files: ContentFiles, folder: Folder): string[] {
  const ids = files.list(folder).map((name) => fileName.exec(name)?.groups?.id)
  return [...new Set(ids.filter((id) => id !== undefined))]
}

function strayIn(files: ContentFiles, folder: Folder): string[] {
  const names = files.list(folder).filter((name) => !fileName.test(name))
  return names.map((name) => `${folder}/${name}`)
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
