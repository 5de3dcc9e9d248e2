/** A loan that is repaid monthly. */
export interface Loan {
  /** Yen. */
  readonly principal: number
  /** Whole years. */
  readonly years: number
  /** Percent a year; 0 is a loan without interest. */
  readonly rate: number
}

export interface Repayment {
  /** Yen, every month but the last. */
  readonly monthly: number
  /** Yen, all instalments together. */
  readonly total: number
  /** Yen, the part of the total that is interest. */
  readonly interest: number
  /** How many instalments there are. */
  readonly count: number
  /** Yen still owed at the end of each year. */
  readonly balances: readonly number[]
}

/**
 * Equal instalments of principal and interest, as Japanese lenders reckon them: instalment and monthly
 * interest lose their fraction of a yen, and the last instalment pays what is left. (Of a very small
 * loan the dropped fractions can pay the last yen some months early.)
 * @throws RangeError when principal or years are not above zero, or the rate is below it
 */
export function equalInstalments({ principal, years, rate }: Loan): Repayment {
  if (!(principal > 0 && years > 0 && rate >= 0)) throw new RangeError('not a loan')
  const count = years * 12
  const share = rate / 1200
  // Exact for the smallest shares too, where 1 + share has lost them.
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
