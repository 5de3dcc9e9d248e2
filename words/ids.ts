import { languages } from '../routing/language.ts'
import { type ArticleId, table } from '../routing/table.ts'
import { ContentError } from './error.ts'
import type { ContentFiles } from './files.ts'
import { type References, references } from './schema/references.ts'

/** Which pages there are. A folder is listed when it is first asked for: settings refer to no page. */
export interface Ids {
  /** The ids of all pages that have words in content/pages. */
  readonly pages: readonly string[]
  /** The ids of all articles. */
  readonly articles: readonly ArticleId[]
  /** What content can refer to: the pages of the route table and the articles. */
  readonly references: References
}

const fileName = new RegExp(`^(?<id>[a-z0-9-]+)\\.(?<language>${languages.join('|')})\\.md$`)

/**
 * The ids of pages and articles: each has a file in every language, `<id>.ja.md` and `<id>.en.md`.
 * @throws ContentError, on access, when a file is called otherwise
 */
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
    references: {
      get page() {
        return refer().page
      },
    },
  }
}

function idsIn(files: ContentFiles, folder: 'pages' | 'articles'): string[] {
  const ids = files.list(folder).map((name) => {
    const id = fileName.exec(name)?.groups?.id
    if (id === undefined) {
      throw new ContentError(`${folder}/${name}`, 'call the file <id>.ja.md or <id>.en.md.')
    }
    return id
  })
  return [...new Set(ids)]
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
