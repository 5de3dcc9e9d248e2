import type { Fields, Values } from '../input/field.ts'
import type { Carried, CasePart } from './caseAddress.ts'
import { fieldCodecs } from './fieldCodecs.ts'

/** By tool and field. */
export type Examples = Readonly<Partial<Record<CasePart, Readonly<Record<string, number | null>>>>>

type Source = readonly [part: CasePart, name: string]

/** Which numbers each tool takes over from others. */
export const taken = {
  fees: { price: ['value', 'price'], debt: ['value', 'debt'], cash: ['value', 'cash'] },
  value: {
    price: ['fees', 'price'],
    debt: ['fees', 'debt'],
    cash: ['fees', 'cash'],
    expenses: ['quoted', 'yen'],
    year: ['planner', 'handover'],
  },
} as const satisfies Record<string, Record<string, Source>>

/**
 * What was entered elsewhere and a tool can take over.
 * @param fields those of the tool that takes them over; what exceeds their limits is left out
 * @param examples the numbers that tools begin with, which are nobody's
 */
export function offeredTo<F extends Fields>(
  fields: F,
  sources: Readonly<Record<string, Source>>,
  carried: Carried,
  examples: Examples,
): Partial<Values<F>> {
  const codecs = fieldCodecs(fields)
  const found = Object.entries(sources).flatMap(([name, [part, theirs]]) => {
    const text = new URLSearchParams(carried[part]).get(theirs) ?? ''
    // Of a day, its year.
    const value = codecs[name]?.read(text.replace(/^(\d{4})-\d\d-\d\d$/, '$1'))
    const own = typeof value === 'number' && value !== examples[part]?.[theirs]
    return own ? [[name, value]] : []
  })
  return Object.fromEntries(found) as Partial<Values<F>>
}
