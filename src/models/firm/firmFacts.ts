import { feeTerms } from '../../../content-reader/schema/firm.ts'
import type { Language } from '../../../routing/language.ts'
import { photoOf } from '../pictures/photos.ts'
import type { PictureSource } from '../pictures/pictures.ts'
import { words } from '../site/site.ts'

/** A consultant, or a case. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** The label of a sample; null for the owner's own. */
  readonly sample: string | null
  /** The photograph of a consultant who has one. */
  readonly photo: PictureSource | null
}

/** The consultants, or the cases. @throws ContentError when a photograph is not there */
export function profiles(of: 'people' | 'cases', language: Language): Profile[] {
  const items: typeof words.people.items = words[of].items
  return items.map(({ id, name, rows, sample, photo }) => ({
    id,
    name: name[language],
    rows: rows.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    sample: sample ? words.site.sample[language] : null,
    photo: photo ? photoOf(photo, language) : null,
  }))
}

/** What each piece of work costs: a column a piece of work, a row a term. */
export interface FeeTableModel {
  readonly title: string
  /** What the first column holds. */
  readonly head: string
  readonly work: readonly {
    readonly id: string
    readonly name: string
    /** The label of a sample; null for the owner's own values. */
    readonly sample: string | null
  }[]
  readonly terms: readonly { readonly label: string; readonly cells: readonly string[] }[]
}

/** The firm's fees, piece of work by piece of work. */
export function feeTable(language: Language): FeeTableModel {
  const { title, head, terms, work } = words.fees.table
  return {
    title: title[language],
    head: head[language],
    work: work.map(({ id, name, sample }) => ({
      id,
      name: name[language],
      sample: sample ? words.site.sample[language] : null,
    })),
    terms: feeTerms.map((term) => ({
      label: terms[term][language],
      cells: work.map((each) => each.terms[term][language]),
    })),
  }
}
