import type { Language } from '../../routing/language.ts'

/** An amount of yen as a reader of the language writes it: 84,685円, ¥84,685. */
export function yen(amount: number, language: Language): string {
  const digits = amount.toLocaleString('en')
  return language === 'ja' ? `${digits}円` : `¥${digits}`
}
