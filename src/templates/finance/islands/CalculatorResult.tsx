import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import { formatYen } from '../../formatYen.ts'
import styles from './RepaymentCalculator.module.css'
import type { Repayment } from './repayment.ts'

export interface ResultWords {
  readonly monthly: string
  readonly basis: string
  readonly total: string
  readonly interest: string
  readonly count: string
  readonly times: string
  readonly balance: string
  readonly check: string
}

export interface Result {
  /** Units of 10,000 yen, years, percent per year; undefined while a field is invalid. */
  readonly loan: Readonly<Record<'amount' | 'years' | 'rate', number>> | null
  readonly repayment: Repayment | null
}

interface CalculatorResultProps extends Result {
  readonly language: Language
  readonly words: ResultWords
}

/** The counterfoil: payments, and the remaining debt by year. */
export function CalculatorResult({ language, words, loan, repayment }: CalculatorResultProps) {
  const sum = (amount: number | undefined) =>
    amount === undefined ? '–' : formatYen(amount, language)
  const { monthly, total, interest, count, balances = [] } = repayment ?? {}
  const most = (total ?? 0) - (interest ?? 0)
  const rows = [
    [words.total, sum(total)],
    [words.interest, sum(interest)],
    [words.count, count === undefined ? '–' : fill(words.times, { count })],
  ]
  return (
    <div className={styles.result}>
      <p role="status" className={styles.monthly}>
        <span>{words.monthly} </span>
        <output htmlFor="amount years rate">{repayment ? sum(monthly) : '–'}</output>
      </p>
      <p className={styles.basis}>
        {loan
          ? fill(words.basis, {
              ...loan,
              amount: loan.amount.toLocaleString('en', { maximumFractionDigits: 4 }),
            })
          : words.check}
      </p>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <svg viewBox="0 0 200 50" preserveAspectRatio="none" aria-hidden="true">
          {[most, ...balances].slice(0, -1).map((balance, year) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its year
              key={year}
              x={(200 / balances.length) * year}
              y={50 - (50 * balance) / most}
              width={120 / balances.length}
              height={(50 * balance) / most}
            />
          ))}
        </svg>
        <figcaption>{words.balance}</figcaption>
      </figure>
    </div>
  )
}
