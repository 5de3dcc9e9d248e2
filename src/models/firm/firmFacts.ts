import { feeTerms } from '../../../content-reader/schema/firm.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'

/** Fees: one column per service, one row per term. */
export interface FeeTableModel {
  readonly title: string
  /** Heading of the first column. */
  readonly head: string
  readonly work: readonly {
    readonly id: string
    readonly name: string
    readonly sample: boolean
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
      sample: sample ?? false,
    })),
    terms: feeTerms.map((term) => ({
      label: terms[term][language],
      cells: work.map((each) => each.terms[term][language]),
    })),
  }
}
