import { type Language, otherLanguage } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { type EssayModel, essayModel } from './essayModel.ts'

/** A glossary term; `other` is the term in the other language. */
export interface TermModel {
  readonly id: string
  readonly term: string
  /** Null in English, and for terms in kana alone. */
  readonly reading: string | null
  readonly other: { readonly language: Language; readonly term: string }
  readonly definition: string
  /** The page about the term. */
  readonly href: string
}

export interface GlossaryModel extends EssayModel {
  /** Accessible name of the list of letters. */
  readonly letters: string
  /** The terms by initial letter, in Japanese by kana row. */
  readonly groups: readonly GroupModel[]
}

export interface GroupModel {
  readonly id: string
  readonly letter: string
  readonly terms: readonly TermModel[]
}

export function glossaryModel(id: PageId, language: Language): GlossaryModel {
  const all = terms(language)
  const letters = [...new Set(all.map(({ letter }) => letter))]
  const groups = letters.map((letter) => ({
    id: `letter-${kanaRows[letter] ?? letter.toLowerCase()}`,
    letter,
    terms: all.filter((each) => each.letter === letter).map(({ term }) => term),
  }))
  return { ...essayModel(id, language), letters: words.site.contents[language], groups }
}

/** For addresses. */
const kanaRows: Readonly<Record<string, string>> = {
  あ: 'a',
  か: 'ka',
  さ: 'sa',
  た: 'ta',
  な: 'na',
  は: 'ha',
  ま: 'ma',
  や: 'ya',
  ら: 'ra',
  わ: 'wa',
}

/** The kana row of a reading, such as か for けいえい, or an English term's first letter. */
function letterOf(text: string): string {
  // Without the voicing marks of が or ぱ.
  const first = text.normalize('NFD').charAt(0).toUpperCase()
  return Object.keys(kanaRows).findLast((row) => row <= first) ?? first
}

/** Whether a term says how it is read, in kana; what is in brackets is not read. */
function isIn(reading: string, term: string): boolean {
  const kana = term
    .replace(/（.*）|・/g, '')
    .replace(/[ァ-ヶ]/g, (each) => String.fromCharCode(each.charCodeAt(0) - 0x60))
  return kana === reading
}

/** With the letter of each; sorted by reading in Japanese, by term in English. */
function terms(language: Language): { letter: string; term: TermModel }[] {
  const other = otherLanguage(language)
  const collator = new Intl.Collator(language)
  const order = ({ reading, term }: { reading: string; term: { en: string } }) =>
    language === 'ja' ? reading : term.en
  return words.glossary.terms
    .toSorted((a, b) => collator.compare(order(a), order(b)))
    .map(({ id, term, reading, definition, page }) => ({
      letter: letterOf(language === 'ja' ? reading : term.en),
      term: {
        id,
        term: term[language],
        reading: language === 'ja' && !isIn(reading, term.ja) ? reading : null,
        other: { language: other, term: term[other] },
        definition: definition[language],
        href: href(page, language),
      },
    }))
}
