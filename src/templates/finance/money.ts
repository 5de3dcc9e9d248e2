import type { Language } from '../../../routing/language.ts'

/** An amount given in millions of yen: 3,000万円, ¥30 million. */
export function millions(amount: number, language: Language): string {
  if (language === 'en') return `¥${amount} million`
  return amount % 100 === 0 ? `${amount / 100}億円` : `${(amount * 100).toLocaleString('en')}万円`
}

/** A rate with two decimals, as lenders print it. */
export const percent = (rate: number) => `${rate.toFixed(2)}%`
