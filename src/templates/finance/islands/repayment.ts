export interface Loan {
  /** Yen. */
  readonly principal: number
  /** Whole years. */
  readonly years: number
  /** Percent a year; 0 is a loan without interest. */
  readonly rate: number
}

export interface Repayment {
  /** Yen, every month except the last. */
  readonly monthly: number
  /** Yen, sum of all instalments. */
  readonly total: number
  /** Yen, the interest in the total. */
  readonly interest: number
  readonly count: number
  /** Balance in yen at the end of each year. */
  readonly balances: readonly number[]
}

/**
 * Equal instalments of principal and interest as Japanese lenders calculate them: instalments and monthly
 * interest are rounded down to the yen, and the last instalment pays the rest. (For a very small loan,
 * rounding can end repayment some months early.)
 * @throws RangeError unless principal and years are positive and the rate is at least zero
 */
export function equalInstalments({ principal, years, rate }: Loan): Repayment {
  if (!(principal > 0 && years > 0 && rate >= 0)) throw new RangeError('not a loan')
  const count = years * 12
  const share = rate / 1200
  // expm1/log1p keep precision for very small rates, where 1 + share would lose it.
  const factor = share === 0 ? count : -Math.expm1(-count * Math.log1p(share)) / share
  const exact = principal / factor
  const monthly = Math.floor(exact)
  const balances: number[] = []
  let [owed, interest] = [principal, 0]
  for (let month = 1; month <= count; month += 1) {
    const due = Math.floor(owed * share)
    interest += due
    const paid = month === count ? owed + due : Math.min(monthly, owed + due)
    owed += due - paid
    if (month % 12 === 0) balances.push(owed)
  }
  return { monthly, total: principal + interest, interest, count, balances }
}
