import { requireWithin } from '../input/requireWithin.ts'
import type { Yen } from '../money/yen.ts'
import { baseAmount, type FeeBase, feeBases } from './bases.ts'
import { type FeeInputs, feeFields } from './feeFields.ts'
import { type Band, type BandFee, feeByBand, lehman, tableFault } from './lehman.ts'

/** What an adviser costs where the success fee is reckoned on one base; all in yen, without consumption tax. */
export interface FeeResult {
  readonly base: FeeBase
  readonly baseAmount: Yen
  readonly bands: readonly BandFee[]
  /** What the bands add up to. */
  readonly byTable: Yen
  /** The success fee: what the bands add up to, or the minimum where that is more. */
  readonly successFee: Yen
  readonly minimumCounts: boolean
  /** Paid before the deal closes: retainer, monthly fees and interim fee. They are not paid back if it fails. */
  readonly beforeClosing: Yen
  /** Paid at closing: the success fee without the interim fee, never below zero. */
  readonly atClosing: Yen
  readonly total: Yen
}

/** What the comparison leaves out; the words for each are content. */
export const feesLeaveOut = ['consumptionTax', 'otherSide', 'dueDiligence', 'ownTerms'] as const

/**
 * Compares what the same table of rates costs on each of the four bases.
 * @param inputs yen, within the limits of `feeFields`
 * @param table an adviser's own rates; the usual ones where it is left out
 * @returns one result a base, in the order of `feeBases`
 * @throws RangeError that names the field, for inputs that no form lets through
 */
export function compareFees(
  inputs: FeeInputs,
  table: readonly Band[] = lehman,
): readonly FeeResult[] {
  requireWithin(feeFields, inputs)
  const fault = tableFault(table)
  if (fault) throw new RangeError(`band ${fault.at + 1}: ${fault.code}`)
  const { minimum, retainer, interim, monthly, months } = inputs
  return feeBases.map((base) => {
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
  })
}
