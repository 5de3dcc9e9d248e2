import { hasValidGrouping, kanjiDigits, plainText } from './plainText.ts'

/** Units in yen. */
const units: Readonly<Record<string, bigint>> = {
  兆: 10n ** 12n,
  億: 10n ** 8n,
  万: 10n ** 4n,
  萬: 10n ** 4n,
  trillion: 10n ** 12n,
  tn: 10n ** 12n,
  billion: 10n ** 9n,
  bn: 10n ** 9n,
  b: 10n ** 9n,
  oku: 10n ** 8n,
  million: 10n ** 6n,
  mn: 10n ** 6n,
  m: 10n ** 6n,
  man: 10n ** 4n,
  thousand: 10n ** 3n,
  k: 10n ** 3n,
}
/** Units within a larger unit, as in 3千5百万. */
const inner: Readonly<Record<string, bigint>> = { 千: 1000n, 百: 100n, 十: 10n }

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const term = new RegExp(
  `(${number})?([千百十])|(${number})?(${Object.keys(units).join('|')})(?![a-z])|(${number})`,
  'y',
)
const digits = `\\d${kanjiDigits}`
/** Several numbers: pasted cells, groups of other than three digits, and ranges such as 3、4億 and 三四億. */
const several = new RegExp(
  [
    String.raw`[${digits}][\t\n\r]+[${digits}]`,
    String.raw`[${digits}](?:、| +)(?!\d{3}(?!\d))[${digits}]`,
    `(?:^|[^${digits}])[${kanjiDigits.slice(1)}]{2}[兆億万千百十]`,
  ].join('|'),
)
/** Amounts are scaled to trillionths of a yen, so that 1.23456789億 stays exact. */
const places = 12
const scale = 10n ** BigInt(places)

export type ParsedYen =
  | { readonly ok: true; readonly yen: number }
  | { readonly ok: false; readonly code: 'empty' | 'unreadable' | 'fraction' }

/**
 * Parses an amount as owners type it: 1億2,000万円, １．５億, 3千5百万, 一億円, 300000000, ¥1.5m, JPY 120 million, 1.2bn,
 * 3 oku, △500万; colloquial 2億5千 means 2億5千万. What may mean two amounts, such as 3億2000, is unreadable.
 * @param typed any text
 * @param bare the unit in yen of a number that names neither a unit nor a currency: 1, 1,000 for 千円, 10,000 for 万円
 * @returns whole yen; code `fraction` if the amount is not a whole number of yen
 */
export function parseYen(typed: string, bare = 1): ParsedYen {
  const text = plainText(typed)
  if (text === '') return { ok: false, code: 'empty' }
  if (several.test(typed.normalize('NFKC'))) return { ok: false, code: 'unreadable' }
  const negative = text.startsWith('-')
  const inYen = /^[^\d]*(?:[¥￥]|jpy)|(?:[円圓]|yen|jpy)[\s)）]*$/i.test(typed)
  const unit = inYen ? 1n : BigInt(bare)
  const amount = sumOfTerms(negative ? text.slice(1) : text, unit, inYen)
  if (amount === undefined) return { ok: false, code: 'unreadable' }
  if (amount % scale !== 0n) return { ok: false, code: 'fraction' }
  const yen = Number(amount / scale)
  return { ok: true, yen: negative && yen ? -yen : yen }
}

/**
 * The scaled sum of terms with descending units, or undefined if the text is something else.
 * @param inYen whether the text ends in 円 or yen, so that 千 after 億 does not mean 千万
 */
function sumOfTerms(text: string, bare: bigint, inYen: boolean): bigint | undefined {
  let sum = 0n
  let section = 0n
  let innerBelow = 10n ** 4n
  let below: bigint | undefined
  let open = false
  term.lastIndex = 0
  while (term.lastIndex < text.length) {
    const match = term.exec(text)
    if (!match) return undefined
    const [, innerDigits, innerUnit, digits, unit, plain] = match
    if (innerUnit) {
      const value = inner[innerUnit] as bigint
      const count = scaled(innerDigits ?? '1')
      if (count === undefined || value >= innerBelow) return undefined
      section += count * value
      innerBelow = value
      open = true
    } else if (unit) {
      const value = units[unit] as bigint
      const count = digits === undefined ? (open ? 0n : undefined) : scaled(digits)
      if (count === undefined || (below !== undefined && value >= below)) return undefined
      sum += (section + count) * value
      section = 0n
      innerBelow = 10n ** 4n
      below = value
      open = false
    } else {
      const count = scaled(plain ?? '')
      const last = term.lastIndex === text.length
      if (count === undefined || !last) return undefined
      if (below !== undefined && count >= below * scale) return undefined
      const whole = below !== undefined || open
      // 3億2000 may mean 3億2000万, and 1万2000 in a field of 万円 anything.
      if (whole && !inYen && (bare > 1n || (below ?? 0n) >= 10n ** 8n)) return undefined
      sum += count * (whole ? 1n : bare)
    }
  }
  // 5千 in a field of 万円.
  if (open && below === undefined && bare > 1n) return undefined
  const short = open && !inYen && below !== undefined && below >= 10n ** 8n
  return sum + section * (short ? 10n ** 4n : 1n)
}

/** Digits with thousands separators and a decimal point, scaled. */
function scaled(digits: string): bigint | undefined {
  if (!hasValidGrouping(digits)) return undefined
  const [before = '', after = ''] = digits.replaceAll(',', '').split('.')
  if (after.length > places || before.length > 18) return undefined
  return BigInt(before + after.padEnd(places, '0'))
}
