import type { Language } from '../../routing/language.ts'
import { checkWords } from '../../words/check.ts'
import { type DataName, dataFiles } from '../../words/data.ts'
import { all, ContentError, ContentErrors } from '../../words/error.ts'
import { templateFile } from '../../words/templates.ts'
import { readTerms } from '../../words/terms.ts'
import { readWords, type Words } from '../../words/words.ts'
import type { Forms } from '../form/forms.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { type Entry, textsOf } from './entry.ts'
import { type Explanation, explain } from './explain.ts'

/** Looks at entries before they are saved. */
export interface Checker {
  /** Notes what a file says now. */
  read(file: string, text: string): void
  /** What keeps an entry from being saved, as its editor reads it; one without mistakes counts as saved. */
  check(entry: Entry): readonly Explanation[]
}

/**
 * Opens a checker.
 * @param snapshot the texts of all files
 * @param language of what it says
 */
export function openChecker(snapshot: Texts, forms: Forms, language: Language): Checker {
  let texts = snapshot
  // Read at the first save only: everything together takes about a second.
  let before: { words: Words; mistakes: readonly ContentError[] } | undefined
  return {
    read(file, text) {
      if (texts[file] === text) return
      texts = { ...texts, [file]: text }
      before = undefined
    },
    check(entry) {
      const changed = textsOrMistake(entry, forms)
      if (changed instanceof ContentError) return explain(changed, language)
      if (!before) {
        const words = readWords(memoryFiles(texts))
        before = { words, mistakes: mistakesIn(words, texts) }
      }
      const after = { ...texts, ...changed }
      const words = wordsWith(before.words, readWords(memoryFiles(after)), Object.keys(changed))
      const mistakes = mistakesIn(words, after)
      // Mistakes that were there already are not this entry's.
      const known = new Set(before.mistakes.map(({ message }) => message))
      const own = mistakes.filter(({ message }) => !known.has(message))
      if (own.length === 0) {
        texts = after
        before = { words, mistakes }
      }
      return own.flatMap((error) => explain(error, language))
    },
  }
}

function textsOrMistake(entry: Entry, forms: Forms): Texts | ContentError {
  try {
    return textsOf(entry, forms)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

/** The words after a change: those of the changed files are read anew, all others are taken as they were read. */
function wordsWith(before: Words, after: Words, changed: readonly string[]): Words {
  const isChanged = (id: string) => changed.some((file) => file.split(/[/.]/)[1] === id)
  const names = (Object.keys(dataFiles) as DataName[]).filter((name) =>
    changed.includes(dataFiles[name].file),
  )
  const getters = [...names, 'pageIds', 'articleIds', 'strayFiles'] as const
  const from = (id: string) => (isChanged(id) ? after : before)
  return Object.create(before, {
    ...Object.fromEntries(getters.map((name) => [name, { get: () => after[name] }])),
    page: { value: (id: never) => from(id).page(id) },
    article: { value: (id: never) => from(id).article(id) },
    template: {
      value: (id: never) => (changed.includes(templateFile(id)) ? after : before).template(id),
    },
  }) as Words
}

function mistakesIn(words: Words, texts: Texts): readonly ContentError[] {
  try {
    all(
      () => checkWords(words),
      // No page is made of it, so the build does not read it; the project's tests do.
      () => void readTerms(memoryFiles(texts)),
    )
    return []
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors
    if (error instanceof ContentError) return [error]
    throw error
  }
}
