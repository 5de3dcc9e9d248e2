import { type DataName, dataFiles } from '../../content-reader/data.ts'
import type { ContentError } from '../../content-reader/error.ts'
import type { Problem } from '../../content-reader/problems.ts'
import type { Language } from '../../routing/language.ts'
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

/** Explains mistakes in the editor's language: where, what is wrong, and what to do. */
export function explain({ file, keys, problem }: ContentError, language: Language): Explanation {
  const fields = keys.map((key) => fieldName(key, language))
  const place = [nameOf(file, language), ...fields].join(' › ')
  return { place, problem: sentence(problem, language) }
}

function fieldName(key: string, language: Language): string {
  if (/^\d+$/.test(key))
    return language === 'ja' ? `${Number(key) + 1}番目` : `no. ${Number(key) + 1}`
  if (key === 'ja' || key === 'en') return languageNames[language][key]
  return labelOf(key, language)
}

/** File names of bilingual files below content/; templates go by their ids. */
const dataNames = new Map<string, DataName | 'terms'>([
  ...(Object.keys(dataFiles) as DataName[]).map((name) => [dataFiles[name].file, name] as const),
  ['terms.yaml', 'terms'],
])

function nameOf(file: string, language: Language): string {
  const name = dataNames.get(file)
  if (name) return fileNames[name][language]
  const { folder, id, of } =
    /^(?<folder>pages|articles|texts|news|templates)\/(?<id>[\w-]+)\.(?:(?:(?<of>ja|en)|\{ja,en\})\.md|yaml)$/.exec(
      file,
    )?.groups ?? {}
  if (!folder) return file
  const part =
    collectionNames[folder as 'pages' | 'articles' | 'texts' | 'news' | 'templates'][language]
  return [part, id, ...(of ? [languageNames[language][of as Language]] : [])].join(' › ')
}

const sentence = ({ ja, en }: Problem, language: Language) =>
  language === 'ja' ? ja : en.charAt(0).toUpperCase() + en.slice(1)
