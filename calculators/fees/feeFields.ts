import type { Fields, Values } from '../input/field.ts'
import { largestYen } from '../money/yen.ts'

const yen = { kind: 'yen', min: 0, max: largestYen, decimals: 0 } as const

/** What the fee comparison asks for: yen, but `months`. */
export const feeFields = {
  /** 株式価額: the price of the shares. */
  price: yen,
  /** 役員借入金: what the company owes its officers. */
  officerLoans: yen,
  /** 有利子負債: debt that bears interest. */
  debt: yen,
  /** その他の負債: every other liability, such as trade payables. */
  otherLiabilities: yen,
  /** 現預金等: cash and what is like it. */
  cash: yen,
  /** 最低手数料: the least that the success fee is. */
  minimum: yen,
  /** 着手金: paid at the start. */
  retainer: yen,
  /** 中間金: paid usually at the memorandum of understanding, and here counted towards the success fee. */
  interim: yen,
  /** 月額報酬: paid each month. */
  monthly: yen,
  /** For how many months. */
  months: { kind: 'number', min: 0, max: 60, decimals: 0 },
} as const satisfies Fields

export type FeeInputs = Values<typeof feeFields>
