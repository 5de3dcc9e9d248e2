import { noAdjustments } from './adjustments.ts'
import type { ValueInputs } from './valueFields.ts'

/** The fields of the short form. */
export const fourFields = ['netAssets', 'profit', 'debt', 'cash'] as const

/** What the short form does not ask, where it is not left as it is. */
export const unasked = {
  ...noAdjustments,
  unrealised: 0,
  depreciation: 0,
  price: null,
  cost: null,
  expenses: 0,
  retirement: 0,
  monthlyPay: null,
  otherIncome: null,
  deductions: null,
  losses: null,
  capital: null,
} satisfies Partial<ValueInputs>
