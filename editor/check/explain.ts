import { parseDocument } from 'yaml'
import { type DataName, dataFiles } from '../../content-reader/data.ts'
import type { ContentError } from '../../content-reader/error.ts'
import { matchFrontMatter } from '../../content-reader/parse.ts'
import type { Problem } from '../../content-reader/problems.ts'
import type { Language } from '../../routing/language.ts'
import { titles } from '../config/fields.ts'
import { isGroup, isList, type Value } from '../format/value.ts'
import type { Texts } from '../memoryFiles.ts'
import { collectionNames, fileNames } from '../words/fileNames.ts'
import { labelOf } from '../words/labels.ts'

/** A mistake as shown to an editor. */
export interface Explanation {
  /** File and field. */
  readonly place: string
  /** What is wrong and what to do. */
  readonly problem: string
}

const languageNames = { ja: { ja: '日本語', en: '英語' }, en: { ja: 'Japanese', en: 'English' } }

/** What an entry is called before it has a name. */
const unnamed = { ja: '新規', en: 'new' }

/**
 * Explains mistakes in the editor's language: where, what is wrong, and what to do.
 * @param texts of the files, which have the titles by which people know pages and entries of lists
 */
export function explain(
  { file, keys, problem }: ContentError,
  language: Language,
  texts: Texts = {},
): Explanation {
  const said = valuesIn(texts[file.replace('{ja,en}', language)] ?? '')
  const isText = keys.length === 0 && file in texts && file.endsWith('.md')
  const form = dataNames.get(file) ?? /^templates\/(.+)\.yaml$/.exec(file)?.[1]
  const fields = isText
    ? [collectionNames.body[language]]
    : keys.map((key, at) => {
        const parent = keys.slice(0, at).findLast((each) => !isIndex(each))
        const value = valueAt(said, keys.slice(0, at + 1))
        return fieldName(key, value, language, parent ?? form)
      })
  const place = [nameOf(file, language, texts), ...fields].join(' › ')
  return { place, problem: sentence(problem, language, texts) }
}

const valuesIn = (text: string) =>
  parseDocument(matchFrontMatter(text)?.head ?? text).toJS() as Value

function valueAt(value: Value, keys: readonly string[]): Value {
  return keys.reduce(
    (within: Value, key) =>
      isList(within) ? within[Number(key)] : isGroup(within) ? within[key] : undefined,
    value,
  )
}

const isIndex = (key: string) => /^\d+$/.test(key)

function fieldName(key: string, value: Value, language: Language, parent?: string): string {
  if (key === 'ja' || key === 'en') return languageNames[language][key]
  if (!isIndex(key)) return labelOf(key, language, parent)
  const number = Number(key) + 1
  const title = titleOf(value, language)
  if (language === 'ja') return `${number}番目${title && `「${title}」`}`
  return `no. ${number}${title && `, "${title}"`}`
}

/** The title of a page or of an entry of a list; empty if it has none. */
function titleOf(value: Value, language: Language): string {
  const said = titles.map((key) => valueAt(value, [key])).find(Boolean)
  const title = String((isGroup(said) ? said[language] : said) ?? '')
  return title.length > 60 ? `${title.slice(0, 60)}…` : title
}

/** File names of bilingual files below content/; templates go by their ids. */
const dataNames = new Map<string, DataName | 'terms'>([
  ...(Object.keys(dataFiles) as DataName[]).map((name) => [dataFiles[name].file, name] as const),
  ['terms.yaml', 'terms'],
])

/**
 * What the editor's lists call a file.
 * @param file path below content/
 */
export function nameOf(file: string, language: Language, texts: Texts): string {
  const name = dataNames.get(file)
  if (name) return fileNames[name][language]
  const {
    folder,
    id = '',
    of,
  } = /^(?<folder>pages|articles|texts|news|templates)\/(?<id>[\w-]+)\.(?:(?:(?<of>ja|en)|\{ja,en\})\.md|yaml)$/.exec(
    file,
  )?.groups ?? {}
  // Of a photograph that belongs to no entry yet.
  if (!folder) return labelOf(file, language)
  const part =
    collectionNames[folder as 'pages' | 'articles' | 'texts' | 'news' | 'templates'][language]
  const known = id === 'new' ? unnamed[language] : id
  const own = titled(folder, id, language, texts) ?? known
  return [part, own, ...(of ? [languageNames[language][of as Language]] : [])].join(' › ')
}

/** An entry's title and id; undefined without a title. */
function titled(folder: string, id: string, language: Language, texts: Texts) {
  const [file = '', ...keys] =
    folder === 'templates'
      ? [dataFiles.gallery.file, 'templates', id, 'title', language]
      : [`${folder}/${id}.${language}.md`, 'title']
  const title = valueAt(valuesIn(texts[file] ?? ''), keys)
  return title ? `${title} (${id})` : undefined
}

function sentence({ naming, ...problem }: Problem, language: Language, texts: Texts): string {
  const nameFor = (id: string) =>
    ['pages', 'articles', 'texts']
      .map((folder) => titled(folder, id, language, texts))
      .find(Boolean) ?? labelOf(id, language)
  const said = (naming?.(nameFor) ?? problem)[language]
  if (language === 'ja') return said
  // Files are for engineers: the editor's names for them precede the brackets.
  const plain = said.replaceAll(/ \((?:art|content|routing)\/[^)]*\)/g, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
