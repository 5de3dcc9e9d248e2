import type { Fields, Values } from '../input/field.ts'
import { maxYen } from '../money/yen.ts'
import { adjustmentFields } from './adjustments.ts'

const yen = { kind: 'yen', min: 0, max: maxYen, decimals: 0 } as const
const signed = { ...yen, min: -maxYen } as const
const years = { kind: 'number', min: 0, max: 10, decimals: 1 } as const
const multiple = { kind: 'number', min: 0, max: 30, decimals: 1 } as const
const service = { kind: 'number', min: 1, max: 70, decimals: 0 } as const

/** The inputs of the valuation and the ways of selling: yen, except years, multiples and the year. */
export const valueFields = {
  /** 簿価純資産: net assets in the last accounts. */
  netAssets: signed,
  /** 含み損益: what securities etc. add or subtract at market value, apart from the adjustments. */
  unrealised: signed,
  /** 営業利益: operating profit of the last year. */
  profit: signed,
  /** 減価償却費: yearly depreciation. */
  depreciation: yen,
  /** Goodwill in years of profit, lower and upper end. */
  yearsLow: years,
  yearsHigh: { ...years, notBelow: 'yearsLow' },
  /** Enterprise value as a multiple of EBITDA, lower and upper end. */
  multipleLow: multiple,
  multipleHigh: { ...multiple, notBelow: 'multipleLow' },
  /** 有利子負債: interest-bearing debt. */
  debt: yen,
  /** 現預金: cash and deposits. */
  cash: yen,
  /** The price offered; without it, the range of the two methods is used. */
  price: { ...yen, optional: true },
  /** 取得費: the owner's acquisition cost of the shares; empty if unknown. */
  cost: { ...yen, optional: true },
  /** 譲渡費用: adviser's fee and other selling costs. */
  expenses: yen,
  /** 役員退職金: the part of the price paid as retirement pay. */
  retirement: yen,
  /** 勤続年数: years of service, rounded up. */
  serviceYears: service,
  /** 役員等勤続年数: years of service as an officer, rounded up; an owner who sells has been one. */
  officerYears: { ...service, notAbove: 'serviceYears' },
  /** 最終報酬月額: last monthly pay, for the deductible maximum of retirement pay. */
  monthlyPay: { ...yen, optional: true },
  /** The calendar year of the share transfer. */
  year: { kind: 'number', min: 2025, max: 2035, decimals: 0 },
  /** ほかの所得: other taxable income of a year, after deductions; empty for none. Too low for the minimum tax. */
  otherIncome: { ...yen, max: 165_000_000, optional: true },
  /**
   * 所得控除: what was deducted from the other income; the minimum tax counts income before it. Empty for none. Both
   * together are too low for the minimum tax as well.
   */
  deductions: { ...yen, max: 50_000_000, optional: true },
  /** 繰越欠損金: losses that the company has carried forward; empty for none. */
  losses: { ...yen, optional: true },
  /** 資本金等の額: capital for tax, which comes back untaxed as a dividend; empty if it equals the cost. */
  capital: { ...yen, optional: true },
  /** Over how many years the company pays out the money of a business transfer as dividends. */
  dividendYears: { kind: 'number', min: 1, max: 30, decimals: 0 },
  ...adjustmentFields,
} as const satisfies Fields

export type ValueInputs = Values<typeof valueFields>
