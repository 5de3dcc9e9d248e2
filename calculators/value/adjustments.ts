import type { Fields, Values } from '../input/field.ts'
import { maxYen, roundAway, shareOf, type Yen } from '../money/yen.ts'

const yen = { kind: 'yen', min: 0, max: maxYen, decimals: 0, optional: true } as const
const signed = { ...yen, min: -maxYen } as const

/** What brokers ask to turn the accounts into a normal year and net assets at market value; empty for nothing. */
export const adjustmentFields = {
  /** 前期・前々期の営業利益: with them, the mean of the years is used. */
  profitBefore: signed,
  profitTwoBefore: signed,
  /** How much the last year counts in the mean, the oldest of three counting 1: 3 for 3:2:1; empty for 1:1:1. */
  newestWeight: { kind: 'number', min: 3, max: 3, decimals: 0, optional: true },
  /** 一時的な費用: one-off costs of all years that are averaged; negative for one-off gains. */
  oneOffs: signed,
  /** 役員報酬のうち相場を超える額: yearly pay of the owner above the market; negative below it. */
  ownerPay: signed,
  /** 保険の解約返戻金 − 簿価. */
  insurance: signed,
  /** 土地の時価 − 簿価. */
  land: signed,
  /** 売れない在庫: stock that does not sell. */
  stock: yen,
  /** 回収できない売掛金: receivables that cannot be collected. */
  receivables: yen,
  /** 退職金の未払い: retirement pay that the staff have earned and the accounts lack. */
  unpaidRetirement: yen,
  /** 含み益にかかる税の率: tax on hidden gains in percent. */
  hiddenTax: { kind: 'number', min: 0, max: 60, decimals: 2, optional: true },
} as const satisfies Fields

export type Adjustments = Values<typeof adjustmentFields>

export const noAdjustments = Object.fromEntries(
  Object.keys(adjustmentFields).map((name) => [name, null]),
) as Adjustments

/** The numbers used for the valuation, and how they differ from those entered. */
export interface Adjusted {
  /** Operating profit of a normal year. */
  readonly profit: Yen
  readonly profitChange: Yen
  /** Net assets at market value. */
  readonly netAssets: Yen
  /** By the adjustments, tax included, and not by `unrealised`. */
  readonly assetsChange: Yen
  readonly taxOnHidden: Yen
}

interface Accounts extends Adjustments {
  readonly netAssets: Yen
  readonly unrealised: Yen
  readonly profit: Yen
}

/**
 * Adjusts accounts as brokers do: profit as the mean of the years given, weighted if so chosen, without one-offs, at a market pay of the
 * owner; net assets with hidden gains and losses, less tax on the gain that they amount to in all.
 * @param accounts yen; `hiddenTax` in percent
 */
export function adjustAccounts(accounts: Accounts): Adjusted {
  const { profitBefore, profitTwoBefore } = accounts
  const newest = accounts.newestWeight ?? 1
  const years = [
    { earned: accounts.profit, weight: newest },
    { earned: profitBefore, weight: (newest + 1) / 2 },
    { earned: profitTwoBefore, weight: 1 },
  ].filter(({ earned }) => earned !== null)
  const weights = years.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = years.reduce((sum, { earned, weight }) => sum + (earned ?? 0) * weight, 0)
  // Nobody says in which of the years one-offs fell. One division only, so that nothing is rounded twice.
  const count = years.length
  const mean = (weighted * count + (accounts.oneOffs ?? 0) * weights) / (weights * count)
  const profit = roundAway(mean) + (accounts.ownerPay ?? 0)
  const { insurance, land, stock, receivables, unpaidRetirement } = accounts
  const gains = (insurance ?? 0) + (land ?? 0)
  const change = gains - (stock ?? 0) - (receivables ?? 0) - (unpaidRetirement ?? 0)
  const hidden = Math.max(0, accounts.unrealised + change)
  const taxOnHidden = shareOf(hidden, Math.round((accounts.hiddenTax ?? 0) * 1_000))
  return {
    profit,
    profitChange: profit - accounts.profit,
    netAssets: accounts.netAssets + accounts.unrealised + change - taxOnHidden,
    assetsChange: change - taxOnHidden,
    taxOnHidden,
  }
}
