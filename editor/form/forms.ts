import { type DataName, dataFiles } from '../../content-reader/data.ts'
import type { ContentFiles } from '../../content-reader/files.ts'
import { openIds } from '../../content-reader/ids.ts'
import { articleHead, pageHead } from '../../content-reader/schema/page.ts'
import { templateSchemas } from '../../content-reader/schema/templateSchemas.ts'
import { termsSchema } from '../../content-reader/schema/terms.ts'
import { templateFile } from '../../content-reader/templates.ts'
import { languages } from '../../routing/language.ts'
import { type ArticleId, fixedRoutes, type PageId } from '../../routing/table.ts'
import { type TemplateId, templateIds } from '../../routing/templates.ts'
import { dataFormat, type FileFormat, pageFormat } from './formats.ts'
import { type GroupShape, shapeOf } from './shape.ts'

/** A form, and the files that it opens. */
export interface Form<Id extends string = string> {
  /** Its id in the editor, which is part of an address there. */
  readonly id: Id
  readonly shape: GroupShape
  readonly format: FileFormat
  /** The files below content/: one with both languages in it, or one a language. */
  readonly files: readonly string[]
}

/** The forms of everything in `content/`, by the part of the editor that they are in. */
export interface Forms {
  readonly pages: readonly Form<PageId>[]
  readonly articles: readonly Form<ArticleId>[]
  readonly data: readonly Form<DataName | 'terms'>[]
  readonly templates: readonly Form<TemplateId>[]
}

/** Makes the forms of all files from the schemas that read them. */
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
    data: [
      ...names.map((id) => data(id, dataFiles[id].file, shapeOf(dataFiles[id].schema(references)))),
      data('terms', 'terms.yaml', shapeOf(termsSchema)),
    ],
    templates: templateIds.map((id) => data(id, templateFile(id), shapeOf(templateSchemas[id]()))),
  }
}

/** All forms in one list. */
export const everyForm = (forms: Forms): Form[] => Object.values(forms).flat()
