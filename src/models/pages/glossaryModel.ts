import { type Language, otherLanguage } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { type EssayModel, essayModel } from './essayModel.ts'

/** A term of the glossary; `other` is the term in the other language. */
export interface TermModel {
  readonly id: string
  readonly term: string
  readonly reading: string | null
  readonly other: { readonly language: Language; readonly term: string }
  readonly definition: string
  /** The page that treats the term. */
  readonly href: string
}

export interface GlossaryModel extends EssayModel {
  /** What the list of letters is called. */
  readonly letters: string
  /** The letters that terms begin with, in Japanese the rows of the kana, each with the id of its first term. */
  readonly index: readonly { readonly letter: string; readonly id: string }[]
  readonly terms: readonly TermModel[]
}

export function glossaryModel(id: PageId, language: Language): GlossaryModel {
  const list = terms(language)
  const letters = list.map(({ id, reading, term }) => ({ id, letter: letterOf(reading ?? term) }))
  const index = letters.filter(({ letter }, at) => letter !== letters[at - 1]?.letter)
  return { ...essayModel(id, language), letters: words.site.contents[language], index, terms: list }
}

/** The row of a reading, such as か for けいえい, or the first letter of an English term. */
function letterOf(text: string): string {
  // Without the marks of が or ぱ.
  const first = text.normalize('NFD').charAt(0).toUpperCase()
  return [...'あかさたなはまやらわ'].findLast((row) => row <= first) ?? first
}

/** The terms in the order of the language: by reading in Japanese, by term in English. */
function terms(language: Language): TermModel[] {
  const other = otherLanguage(language)
  const collator = new Intl.Collator(language)
  const order = ({ reading, term }: { reading: string; term: { en: string } }) =>
    language === 'ja' ? reading : term.en
  return words.glossary.terms
    .toSorted((a, b) => collator.compare(order(a), order(b)))
    .map(({ id, term, reading, definition, page }) => ({
      id,
      term: term[language],
      reading: language === 'ja' ? reading : null,
      other: { language: other, term: term[other] },
      definition: definition[language],
      href: href(page, language),
    }))
}
