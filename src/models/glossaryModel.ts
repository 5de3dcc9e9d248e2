import { type Language, otherLanguage } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { type EssayModel, essayModel } from './essayModel.ts'
import { href } from './links.ts'
import { words } from './site.ts'

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
  readonly terms: readonly TermModel[]
}

export function glossaryModel(id: PageId, language: Language): GlossaryModel {
  return { ...essayModel(id, language), terms: terms(language) }
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
