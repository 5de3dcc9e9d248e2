import { type DataName, dataFiles } from '../../content-reader/data.ts'
import type { ContentFiles } from '../../content-reader/files.ts'
import { openIds } from '../../content-reader/ids.ts'
import { templateFile } from '../../content-reader/readTemplate.ts'
import {
  articleHead,
  noteHead,
  pageHead,
  textHead,
} from '../../content-reader/schema/frontMatter.ts'
import { templateSchemas } from '../../content-reader/schema/templateSchemas.ts'
import { termsSchema } from '../../content-reader/schema/terms.ts'
import { languages } from '../../routing/language.ts'
import { type ArticleId, fixedRoutes, type PageId } from '../../routing/table.ts'
import { type TemplateId, templateIds } from '../../routing/templates.ts'
import { dataFormat, type FileFormat, pageFormat } from './formats.ts'
import { type GroupShape, shapeOf } from './shape.ts'

/** A form and the files that it edits. */
export interface Form<Id extends string = string> {
  /** Its id in the editor, which is part of the address there. */
  readonly id: Id
  readonly shape: GroupShape
  readonly format: FileFormat
  /** Paths below content/: one bilingual file, or one per language. */
  readonly files: readonly string[]
}

/** The forms for all of `content/`, by editor collection. */
export interface Forms {
  readonly pages: readonly Form<PageId>[]
  readonly articles: readonly Form<ArticleId>[]
  /** One form for all pages of text that were added, of which there may be none. */
  readonly texts: readonly [Form<'texts'>]
  /** The same for notes. */
  readonly news: readonly [Form<'news'>]
  readonly data: readonly Form<DataName | 'terms'>[]
  readonly templates: readonly Form<TemplateId>[]
}

export function openForms(files: ContentFiles): Forms {
  const ids = openIds(files)
  const { references } = ids
  const page = shapeOf(pageHead(references))
  const article = shapeOf(articleHead(references))
  const text = <Id extends string>(folder: string, id: Id, shape: GroupShape): Form<Id> => ({
    id,
    shape,
    format: pageFormat(shape),
    files: languages.map((language) => `${folder}/${id}.${language}.md`),
  })
  const all = <Id extends string>(
    id: Id,
    entries: readonly string[],
    shape: GroupShape,
  ): Form<Id> => ({
    id,
    shape,
    format: pageFormat(shape),
    files: entries.flatMap((each) => languages.map((language) => `${id}/${each}.${language}.md`)),
  })
  const data = <Id extends string>(id: Id, file: string, shape: GroupShape): Form<Id> => ({
    id,
    shape,
    format: dataFormat(shape),
    files: [file],
  })
  const names = Object.keys(dataFiles) as DataName[]
  return {
    pages: fixedRoutes.map(({ id }) => text('pages', id, page)),
    articles: ids.articles.map((id) => text('articles', id, article)),
    texts: [all('texts', ids.texts, shapeOf(textHead(references)))],
    news: [all('news', ids.news, shapeOf(noteHead()))],
    data: [
      ...names.map((id) => data(id, dataFiles[id].file, shapeOf(dataFiles[id].schema(references)))),
      data('terms', 'terms.yaml', shapeOf(termsSchema)),
    ],
    templates: templateIds.map((id) => data(id, templateFile(id), shapeOf(templateSchemas[id]()))),
  }
}

export const everyForm = (forms: Forms): Form[] => Object.values(forms).flat()
