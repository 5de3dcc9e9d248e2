import { z } from 'zod'
import { localized } from './text.ts'
import { explained, field } from './toolValue.ts'

const names = z.enum([
  'price',
  'officerLoans',
  'debt',
  'otherLiabilities',
  'cash',
  'minimum',
  'retainer',
  'interim',
  'monthly',
  'months',
])
const bases = z.enum(['sharePrice', 'ownersReceipts', 'enterpriseValue', 'assetsMoved'])
const leftOut = z.enum(['taxOfBases', 'otherSide', 'dueDiligence', 'ownTerms'])

/** The words of /fees; the tool fills in {placeholders}. */
export const toolFees = z.strictObject({
  name: localized,
  groups: z.strictObject({
    deal: localized,
    terms: localized,
    changeTerms: localized,
    table: localized,
    minimum: localized,
    further: localized,
  }),
  fields: z.record(names, field),
  bases: z.record(bases, explained),
  bands: z.strictObject({
    /** {band}: row of the table. */
    row: localized,
    /** The only band of a table with one row. */
    all: localized,
    upTo: localized,
    above: localized,
    rate: localized,
    add: localized,
    remove: localized,
    usual: localized,
    /** Errors in a table; {band} is the row. */
    faults: z.strictObject({ unreadable: localized, order: localized, rate: localized }),
  }),
  /** What is paid by price. */
  curves: z.strictObject({
    heading: localized,
    price: localized,
    floor: localized,
    /** After "as a table"; {heading}: of which picture. */
    of: localized,
  }),
  /** Two or three quotes side by side. */
  quotes: z.strictObject({
    heading: localized,
    example: localized,
    curves: localized,
    /** {letter}: A, B or C. */
    quote: localized,
    tax: localized,
    net: localized,
    taxed: localized,
    further: localized,
    add: localized,
    /** {quote}: the last one's name. */
    remove: localized,
    consumptionTax: localized,
    /** The tax is part of the amounts above. */
    inside: localized,
    withTax: localized,
  }),
  results: z.strictObject({
    heading: localized,
    base: localized,
    byTable: localized,
    successFee: localized,
    minimumCounts: localized,
    beforeClosing: localized,
    atClosing: localized,
    total: localized,
    least: localized,
    /** {amount} above the lowest base. */
    more: localized,
    /** {low}, {high}, {difference} of the totals. */
    spread: localized,
    /** {low}: the total, if it is the same on every base. */
    same: localized,
    /** {difference} between lowest and highest total. */
    gap: localized,
    /** The chart's legend. */
    legend: localized,
  }),
  leavesOut: z.record(leftOut, localized),
  /** The worked example, in yen; `months` in months. */
  example: z.record(names, z.number()),
  exampleQuotes: z
    .array(
      z.strictObject({
        base: bases,
        minimum: z.number(),
        retainer: z.number(),
        interim: z.number(),
        monthly: z.number(),
        months: z.number(),
        taxed: z.boolean(),
      }),
    )
    .max(3),
})
