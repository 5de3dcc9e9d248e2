import { requireWithin } from '../input/requireWithin.ts'
import type { Yen } from '../money/yen.ts'
import { baseAmount, type FeeBase, feeBases } from './bases.ts'
import { type FeeInputs, feeFields } from './feeFields.ts'
import { type Band, type BandFee, feeByBand, lehman, tableFault } from './lehman.ts'

/** An adviser's fee calculated on one base; all in yen without consumption tax. */
export interface FeeResult {
  readonly base: FeeBase
  readonly baseAmount: Yen
  readonly bands: readonly BandFee[]
  /** Sum over the bands. */
  readonly byTable: Yen
  /** `byTable`, or the minimum fee if that is higher. */
  readonly successFee: Yen
  readonly minimumCounts: boolean
  /** Paid before closing and not refunded if the deal fails: retainer, monthly fees and interim fee. */
  readonly beforeClosing: Yen
  /** Success fee minus interim fee, at least zero. */
  readonly atClosing: Yen
  readonly total: Yen
}

/** What the comparison omits; the texts are in content. */
export const feeOmissions = ['taxOfBases', 'otherSide', 'dueDiligence', 'ownTerms'] as const

/**
 * Compares the cost of one rate table on the four bases.
 * @param inputs yen, within the limits of `feeFields`
 * @param table an adviser's own rates; the Lehman formula by default
 * @returns one result per base, in the order of `feeBases`
 * @throws RangeError naming the field or band, for inputs that the form would reject
 */
export function compareFees(
  inputs: FeeInputs,
  table: readonly Band[] = lehman,
): readonly FeeResult[] {
  requireWithin(feeFields, inputs)
  return feeBases.map((base) => feeOn(base, inputs, table))
}

/**
 * An adviser's fee on one base.
 * @param inputs yen, within the limits of `feeFields`
 * @throws RangeError naming the band of a table that the form would reject
 */
export function feeOn(base: FeeBase, inputs: FeeInputs, table: readonly Band[]): FeeResult {
  const fault = tableFault(table)
  if (fault) throw new RangeError(`band ${fault.at + 1}: ${fault.code}`)
  const { minimum, retainer, interim, monthly, months } = inputs
  const amount = baseAmount(base, inputs)
  const bands = feeByBand(amount, table)
  const byTable = bands.reduce((sum, { fee }) => sum + fee, 0)
  const successFee = Math.max(byTable, minimum)
  const beforeClosing = retainer + monthly * months + interim
  const atClosing = Math.max(0, successFee - interim)
  return {
    base,
    baseAmount: amount,
    bands,
    byTable,
    successFee,
    minimumCounts: minimum > byTable,
    beforeClosing,
    atClosing,
    total: beforeClosing + atClosing,
  }
}
