import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { type Language, languages } from '../../routing/language.ts'
import { ContentError, validate } from '../error.ts'
import type { ContentFiles } from '../files.ts'
import { matchFrontMatter, parseYaml } from '../parse.ts'
import { problems } from '../problems.ts'
import { type Term, termsSchema } from '../schema/terms.ts'

/** A text of a file in one language. */
interface Stretch {
  readonly language: Language
  /** Path of keys to it. */
  readonly keys: readonly string[]
  readonly text: string
}

/** Keys whose values are no words of the site: what visitors type, and the layout of an added page. */
const otherWords: readonly unknown[] = ['said', 'asked', 'kind']

/**
 * Reads the preferred terms in content/terms.yaml.
 * @throws ContentError naming the invalid key
 */
export function readTerms(files: ContentFiles): Record<Language, readonly Term[]> {
  return validate('terms.yaml', termsSchema, parseYaml('terms.yaml', files.text('terms.yaml')))
}

/**
 * Finds words that the list replaces. Templates are not checked.
 * @returns a warning per place, with field, word and replacement
 */
export function termWarnings(
  file: string,
  source: string,
  terms: ReturnType<typeof readTerms>,
): ContentError[] {
  if (file === 'terms.yaml' || file.startsWith('templates/')) return []
  return stretches(file, source).flatMap(({ language, keys, text }) =>
    terms[language].flatMap((term) =>
      wordsIn(text, term).map(
        (word) => new ContentError(file, problems.term(word, term.say), keys),
      ),
    ),
  )
}

function stretches(file: string, source: string): Stretch[] {
  const named = /\.(?<language>ja|en)\.md$/.exec(file)?.groups?.language as Language | undefined
  if (!named) return textsIn(source)
  const { head, body } = matchFrontMatter(source) ?? { head: '', body: source }
  return [...textsIn(head, named), { language: named, keys: ['body'], text: body }]
}

/** @param only the language of all texts; otherwise their keys say it */
function textsIn(yaml: string, only?: Language): Stretch[] {
  const found: Stretch[] = []
  visit(parseDocument(yaml), {
    Pair: (_, { key }) =>
      isScalar(key) && otherWords.includes(key.value) ? visit.SKIP : undefined,
    Scalar(key, node, path) {
      if (key === 'key') return
      const keys = [...path, node].flatMap((each, at, all) => {
        const list = all[at - 1]
        if (isSeq(list)) return [String(list.items.indexOf(each))]
        return isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []
      })
      const language = only ?? languages.find((each) => keys.includes(each))
      if (language) found.push({ language, keys, text: String(node.value) })
    },
  })
  return found
}

function wordsIn(text: string, { not, except = [] }: Term): string[] {
  const rest = except.reduce((left, name) => left.replaceAll(name, ' '), text)
  return not.flatMap((word) => rest.match(pattern(word)) ?? [])
}

function pattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // Japanese has no word boundaries.
  if (!/[a-z]/i.test(word)) return new RegExp(escaped, 'g')
  return new RegExp(String.raw`(?<!\w)${escaped}(?!\w)`, /^[A-Z]/.test(word) ? 'g' : 'gi')
}
