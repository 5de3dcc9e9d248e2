import { expect, test } from 'vitest'
import { ContentError } from '../../content-reader/error.ts'
import { openFiles } from '../../content-reader/files.ts'
import { problems } from '../../content-reader/problems.ts'
import { openForms } from '../form/forms.ts'
import { fileNames } from '../words/fileNames.ts'
import { explain } from './explain.ts'

const forms = openForms(openFiles(process.cwd()))
const places = (file: string) =>
  (['ja', 'en'] as const).map(
    (language) => explain(new ContentError(file, problems.missing()), language).place,
  )

test("data files have the same names as in the editor's list", () => {
  for (const { id, files } of forms.data) {
    expect(places(String(files[0]))).toEqual([fileNames[id].ja, fileNames[id].en])
  }
})

test('pages, articles and templates go by their ids', () => {
  expect(places('pages/about.en.md')).toEqual(['ページ › about › 英語', 'Pages › about › English'])
  expect(places('articles/one.ja.md')).toEqual(['記事 › one › 日本語', 'Articles › one › Japanese'])
  expect(places('templates/real-estate.yaml')).toEqual([
    'テンプレートの文 › real-estate',
    "Templates' words › real-estate",
  ])
})
