import type { Language } from '../../routing/language.ts'

/** 84,685円, ¥84,685. */
export function formatYen(amount: number, language: Language): string {
  const digits = amount.toLocaleString('en')
  return language === 'ja' ? `${digits}円` : `¥${digits}`
}
