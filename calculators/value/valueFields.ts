import type { Fields, Values } from '../input/field.ts'
import { largestYen } from '../money/yen.ts'

const yen = { kind: 'yen', min: 0, max: largestYen, decimals: 0 } as const
const signed = { ...yen, min: -largestYen } as const
const years = { kind: 'number', min: 0, max: 10, decimals: 1 } as const
const multiple = { kind: 'number', min: 0, max: 30, decimals: 1 } as const
const service = { kind: 'number', min: 1, max: 70, decimals: 0 } as const

/** What the value and the ways of selling are reckoned from: yen, but years, multiples and the year. */
export const valueFields = {
  /** 簿価純資産: net assets in the last accounts. */
  netAssets: signed,
  /** 含み損益: what land, securities, stock, unpaid retirement benefits and so on add or take at market value. */
  unrealised: signed,
  /** 営業利益: yearly operating profit, adjusted for the owner's pay and one-off costs. */
  profit: signed,
  /** 減価償却費: yearly depreciation. */
  depreciation: yen,
  /** How many years of profit goodwill is, at least and at most. */
  yearsLow: years,
  yearsHigh: { ...years, notBelow: 'yearsLow' },
  /** Enterprise value as a multiple of EBITDA, at least and at most. */
  multipleLow: multiple,
  multipleHigh: { ...multiple, notBelow: 'multipleLow' },
  /** 有利子負債: debt that bears interest. */
  debt: yen,
  /** 現預金: cash and deposits. */
  cash: yen,
  /** The price that is on the table; without one, the range of the two methods is used. */
  price: { ...yen, optional: true },
  /** 取得費: what the shares cost the owner; empty where it is not known. */
  cost: { ...yen, optional: true },
  /** 譲渡費用: adviser's fee and other costs of selling. */
  expenses: yen,
  /** 役員退職金: how much of the price is paid as retirement pay. */
  retirement: yen,
  /** 勤続年数: years of service, a part of a year counted as a whole one. */
  serviceYears: service,
  /** 役員等勤続年数: how many of them as an officer, counted likewise; who sells the company has been one. */
  officerYears: { ...service, notAbove: 'serviceYears' },
  /** 最終報酬月額: the last monthly pay, for the guide of what the company may deduct. */
  monthlyPay: { ...yen, optional: true },
  /** The calendar year in which the shares are handed over. */
  year: { kind: 'number', min: 2025, max: 2035, decimals: 0 },
} as const satisfies Fields

export type ValueInputs = Values<typeof valueFields>
