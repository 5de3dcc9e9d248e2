import type { Yen } from '../money/yen.ts'
import type { FeeInputs } from './feeFields.ts'

/** The four amounts on which success fees are calculated, usually in ascending order. */
export const feeBases = ['sharePrice', 'ownersReceipts', 'enterpriseValue', 'assetsMoved'] as const

export type FeeBase = (typeof feeBases)[number]

type Amounts = Pick<FeeInputs, 'price' | 'officerLoans' | 'debt' | 'otherLiabilities' | 'cash'>

/**
 * 報酬基準額: the amount that the fee rate applies to. Source: M&A支援機関登録制度・登録支援機関データベース,
 * https://ma-shienkikan.go.jp/search (2026): share price; owner's receipts = share price + loans from
 * officers; enterprise value = share price + (debt − cash); total assets moved = share price + debt + other
 * liabilities.
 * @returns yen, at least zero
 */
export function baseAmount(base: FeeBase, amounts: Amounts): Yen {
  const { price, officerLoans, debt, otherLiabilities, cash } = amounts
  const amount = {
    sharePrice: price,
    ownersReceipts: price + officerLoans,
    enterpriseValue: price + debt - cash,
    assetsMoved: price + debt + otherLiabilities,
  }[base]
  return Math.max(0, amount)
}
