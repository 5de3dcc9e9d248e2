import { languages } from '../routing/language.ts'
import { type ArticleId, table } from '../routing/table.ts'
import type { ContentFiles } from './files.ts'
import { type References, references } from './schema/references.ts'

/** The existing pages. Folders are only listed on access, since settings do not need them. */
export interface Ids {
  /** Ids of pages with words in content/pages. */
  readonly pages: readonly string[]
  readonly articles: readonly ArticleId[]
  /** Paths of files in these folders whose names match no page. */
  readonly strayFiles: readonly string[]
  /** What content can refer to: the pages of the route table and the articles. */
  readonly references: References
}

type Folder = 'pages' | 'articles'

const fileName = new RegExp(`^(?<id>[a-z0-9-]+)\\.(?<language>${languages.join('|')})\\.md$`)

/** Lists pages and articles: each has a file per language, `<id>.ja.md` and `<id>.en.md`. */
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
