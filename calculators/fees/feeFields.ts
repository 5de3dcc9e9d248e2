import type { Fields, Values } from '../input/field.ts'
import { maxYen } from '../money/yen.ts'

const yen = { kind: 'yen', min: 0, max: maxYen, decimals: 0 } as const

/** What the fee is calculated on, in yen. */
export const dealFields = {
  /** 株式価額: share price. */
  price: yen,
  /** 役員借入金: loans from officers. */
  officerLoans: yen,
  /** 有利子負債: interest-bearing debt. */
  debt: yen,
  /** その他の負債: all other liabilities, such as trade payables. */
  otherLiabilities: yen,
  /** 現預金等: cash and equivalents. */
  cash: yen,
} as const satisfies Fields

/** What an adviser charges, in yen except `months`. */
export const termFields = {
  /** 最低手数料: minimum success fee. */
  minimum: yen,
  /** 着手金: retainer, paid at the start. */
  retainer: yen,
  /** 中間金: usually paid at the memorandum of understanding; here it counts towards the success fee. */
  interim: yen,
  /** 月額報酬: monthly fee. */
  monthly: yen,
  months: { kind: 'number', min: 0, max: 60, decimals: 0 },
} as const satisfies Fields

/** The inputs of the fee comparison. */
export const feeFields = { ...dealFields, ...termFields } as const satisfies Fields

export type Deal = Values<typeof dealFields>
export type Terms = Values<typeof termFields>
export type FeeInputs = Values<typeof feeFields>
