import type { Language } from '../../../routing/language.ts'

// Vertical menus write prices in Chinese numerals, digit by digit and without separators.
const formats = {
  ja: new Intl.NumberFormat('ja-JP-u-nu-hanidec', { useGrouping: false }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'JPY' }),
}

/** A price in yen as this menu writes it: 九八〇円, ¥980. */
export function yen(price: number, language: Language): string {
  const amount = formats[language].format(price)
  return language === 'ja' ? `${amount}円` : amount
}
