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
const leftOut = z.enum(['consumptionTax', 'otherSide', 'dueDiligence', 'ownTerms'])

/** The words of /fees; the tool fills in {placeholders}. */
export const toolFees = z.strictObject({
  name: localized,
  groups: z.strictObject({ deal: localized, terms: localized, table: localized }),
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
})
