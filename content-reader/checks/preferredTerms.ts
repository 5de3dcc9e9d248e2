import { isScalar, parseDocument, visit } from 'yaml'
import { type Language, languages } from '../../routing/language.ts'
import { ContentError, validate } from '../error.ts'
import type { ContentFiles } from '../files.ts'
import { parseYaml } from '../parse.ts'
import { problems } from '../problems.ts'
import { type Term, termsSchema } from '../schema/terms.ts'

/** A section of a file in one language. */
interface Stretch {
  readonly language: Language
  /** Offset in the file, in characters. */
  readonly start: number
  readonly text: string
}

/** Search synonyms: visitors' words, not the site's. */
const visitorsWords = 'said'
/** The same in front matter. */
const visitorsLines = /^asked:\n(?: *- .*\n)*/m

/**
 * Reads the preferred terms in content/terms.yaml.
 * @throws ContentError naming the invalid key
 */
export function readTerms(files: ContentFiles): Record<Language, readonly Term[]> {
  return validate('terms.yaml', termsSchema, parseYaml('terms.yaml', files.text('terms.yaml')))
}

/**
 * Finds words that the list replaces. Templates are not checked.
 * @returns a warning per place, with line, word and replacement
 */
export function termWarnings(
  file: string,
  source: string,
  terms: ReturnType<typeof readTerms>,
): ContentError[] {
  if (file === 'terms.yaml' || file.startsWith('templates/')) return []
  return stretches(file, source).flatMap(({ language, start, text }) =>
    terms[language].flatMap((term) =>
      places(term, text).map(({ word, at }) => {
        const line = source.slice(0, start + at).split('\n').length
        return new ContentError(file, problems.term(line, word, term.say))
      }),
    ),
  )
}

function stretches(file: string, source: string): Stretch[] {
  const named = /\.(?<language>ja|en)\.md$/.exec(file)?.groups?.language as Language | undefined
  if (named) {
    const blank = (lines: string) => lines.replaceAll(/./g, ' ')
    // Nor is the layout of an added page a word of the site.
    const text = source.replace(visitorsLines, blank).replace(/^kind: .*$/m, blank)
    return [{ language: named, start: 0, text }]
  }
  const found: Stretch[] = []
  visit(parseDocument(source), {
    Pair: (_, { key }) => (isScalar(key) && key.value === visitorsWords ? visit.SKIP : undefined),
    Scalar(key, { range }, path) {
      if (key === 'key' || !range) return
      const [start, end] = range
      const language = languages.find((each) =>
        path.some((node) => 'key' in node && isScalar(node.key) && node.key.value === each),
      )
      if (language) found.push({ language, start, text: source.slice(start, end) })
    },
  })
  return found
}

function places({ not, except = [] }: Term, text: string): { word: string; at: number }[] {
  // Blanked rather than cut, so that offsets stay valid.
  const rest = except.reduce((left, name) => left.replaceAll(name, ' '.repeat(name.length)), text)
  return not.flatMap((word) =>
    [...rest.matchAll(pattern(word))].map((match) => ({ word: match[0], at: match.index })),
  )
}

function pattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // Japanese has no word boundaries.
  if (!/[a-z]/i.test(word)) return new RegExp(escaped, 'g')
  return new RegExp(String.raw`(?<!\w)${escaped}(?!\w)`, /^[A-Z]/.test(word) ? 'g' : 'gi')
}
