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

/** The words of /fees; {placeholders} are filled in by the tool. */
export const toolFees = z.strictObject({
  name: localized,
  groups: z.strictObject({ deal: localized, terms: localized, table: localized }),
  fields: z.record(names, field),
  bases: z.record(bases, explained),
  bands: z.strictObject({
    /** {band}: which row of the table. */
    row: localized,
    /** The one band of a table that has no other. */
    all: localized,
    upTo: localized,
    above: localized,
    rate: localized,
    add: localized,
    remove: localized,
    usual: localized,
    /** What is wrong with a table; {band} is its row. */
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
    /** {amount} more than on the lowest base. */
    more: localized,
    /** {low}, {high}, {difference} of what is paid on the bases. */
    spread: localized,
    /** {low}: what is paid on every base, where it is the same. */
    same: localized,
    /** {difference} between the least and the most. */
    gap: localized,
    /** What colours and lines of the chart mean. */
    legend: localized,
  }),
  leavesOut: z.record(leftOut, localized),
  /** The worked example, in yen; `months` in months. */
  example: z.record(names, z.number()),
})
