import type { Language } from '../../../routing/language.ts'

/** E.g. '62,000円' or '¥62,000'; prices of homes as '3,480万円'. */
export function money(yen: number, language: Language): string {
  if (language === 'en') return `¥${yen.toLocaleString('en')}`
  return yen >= 1_000_000
    ? `${(yen / 10_000).toLocaleString('ja')}万円`
    : `${yen.toLocaleString('ja')}円`
}

/** Short form for map pins, e.g. '6.2万', '¥62K'. */
export function shortMoney(yen: number, language: Language): string {
  if (language === 'ja') return `${(yen / 10_000).toLocaleString('ja')}万`
  return `¥${new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(yen)}`
}
