import type { Language } from '../../../routing/language.ts'

// Vertical menus write prices in kanji digits without separators.
const formats = {
  ja: new Intl.NumberFormat('ja-JP-u-nu-hanidec', { useGrouping: false }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'JPY' }),
}

/** 九八〇円, ¥980. */
export function menuPrice(price: number, language: Language): string {
  const amount = formats[language].format(price)
  return language === 'ja' ? `${amount}円` : amount
}
