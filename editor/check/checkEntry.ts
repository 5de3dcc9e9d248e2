import { type Language, languages } from '../../routing/language.ts'
import { checkWords } from '../../words/check.ts'
import { ContentError, ContentErrors } from '../../words/error.ts'
import { readWords } from '../../words/words.ts'
import type { Form, Forms } from '../form/forms.ts'
import type { Group } from '../format/value.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { type Explanation, explain } from './explain.ts'

/** What somebody is about to save. */
export interface Entry {
  /** The part of the editor that it is in. */
  readonly collection: string
  readonly slug: string
  readonly ja: Group
  readonly en: Group
}

/** The texts of the files that an entry becomes, by their paths below `content/`. */
export function textsOf({ collection, slug, ja, en }: Entry, forms: Forms): Texts {
  if (collection !== 'pages' && collection !== 'articles') {
    const { files, format } = formOf([...forms.data, ...forms.templates], slug, collection)
    return { [String(files[0])]: format.toFile({ ja, en }) }
  }
  // An article that is new has the form of every other.
  const known = forms[collection].find(({ id }) => id === slug) ?? forms[collection][0]
  if (!known) throw new Error(`There is no form in ${collection}.`)
  const forLanguage = { ja, en }
  return Object.fromEntries(
    languages.map((language) => [
      `${collection}/${slug}.${language}.md`,
      known.format.toFile(forLanguage[language]),
    ]),
  )
}

function formOf(forms: readonly Form[], id: string, collection: string): Form {
  const templates = collection === 'templates'
  const found = forms.find((form) => form.id === id && isTemplate(form) === templates)
  if (!found) throw new Error(`There is no form "${id}" in ${collection}.`)
  return found
}

const isTemplate = ({ files: [file = ''] }: Form) => file.startsWith('templates/')

/**
 * What saving an entry would break: the mistakes that the build would name, but for those that were there before.
 * @param texts the files as they are now
 * @param changed those that would be written
 */
export function newMistakes(texts: Texts, changed: Texts): readonly ContentError[] {
  const before = new Set(mistakesIn(texts).map(({ message }) => message))
  return mistakesIn({ ...texts, ...changed }).filter(({ message }) => !before.has(message))
}

function mistakesIn(texts: Texts): readonly ContentError[] {
  try {
    checkWords(readWords(memoryFiles(texts)))
    return []
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors
    if (error instanceof ContentError) return [error]
    throw error
  }
}

/** What keeps an entry from being saved, as its editor reads it, and the files that it becomes. */
export function checkEntry(
  entry: Entry,
  { texts, forms, language }: { texts: Texts; forms: Forms; language: Language },
): { mistakes: readonly Explanation[]; changed: Texts } {
  const changed = textsOf(entry, forms)
  const mistakes = newMistakes(texts, changed).flatMap((error) => explain(error, language))
  return { mistakes, changed }
}
