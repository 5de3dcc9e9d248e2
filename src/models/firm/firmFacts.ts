import { feeTerms } from '../../../content-reader/schema/firm.ts'
import type { Language } from '../../../routing/language.ts'
import { photoOf } from '../pictures/photos.ts'
import type { PictureSource } from '../pictures/pictureModels.ts'
import { words } from '../site/site.ts'

export interface Profile {
  readonly id: string
  readonly name: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** The sample label; null for real facts. */
  readonly sample: string | null
  /** Null for cases and for consultants without one. */
  readonly photo: PictureSource | null
}

/** @throws ContentError if a photograph is missing */
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

/** Fees: one column per service, one row per term. */
export interface FeeTableModel {
  readonly title: string
  /** Heading of the first column. */
  readonly head: string
  readonly work: readonly {
    readonly id: string
    readonly name: string
    /** The sample label; null for real values. */
    readonly sample: string | null
  }[]
  readonly terms: readonly { readonly label: string; readonly cells: readonly string[] }[]
}

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
