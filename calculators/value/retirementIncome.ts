import { multiplyYen, type Yen } from '../money/yen.ts'

/**
 * 退職所得控除: 400,000 yen a year for the first 20 years of service (at least 800,000), 700,000 for each further
 * year. Source: 国税庁 No.1420 (2026). Other lump sums of earlier years, such as from iDeCo, may reduce it.
 * @param years of service, rounded up
 */
export function retirementDeduction(years: number): Yen {
  return years <= 20 ? Math.max(800_000, years * 400_000) : 8_000_000 + (years - 20) * 700_000
}

/** The most years of service that count as short, for officers and for others. */
export const shortService = 5

/** 短期退職手当等: what of it exceeds this is not halved, in yen. */
const shortHalved = 3_000_000

/**
 * 退職所得: half of the pay above the deduction. With five years or less as an officer, the pay for them is not halved
 * (特定役員退職手当等); the pay is divided by years, and so is the deduction, 400,000 yen for each of them. What one part
 * leaves of its deduction is used by the other. Source: 国税庁 No.1420, No.2737, No.2741; 所得税法30条, 同施行令71条の2.
 * @param pay yen
 * @param serviceYears all years of service
 * @param officerYears how many of them as an officer
 */
export function retirementIncome(pay: Yen, serviceYears: number, officerYears: number): Yen {
  const deduction = retirementDeduction(serviceYears)
  if (officerYears > shortService) return Math.floor(Math.max(0, pay - deduction) / 2)
  const staffPay = Math.floor((pay * (serviceYears - officerYears)) / serviceYears)
  const officerDeduction = 400_000 * officerYears
  const officer = pay - staffPay - officerDeduction
  const staff = staffPay - (deduction - officerDeduction)
  const taxedStaff = Math.max(0, staff + Math.min(0, officer))
  const whole = serviceYears > shortService ? 0 : Math.max(0, taxedStaff - shortHalved)
  return Math.max(0, officer + Math.min(0, staff)) + Math.floor((taxedStaff - whole) / 2) + whole
}

/**
 * The usual maximum that a company may deduct as a president's retirement pay: last monthly pay × years as an
 * officer × 3. The factor is common practice; the law only says "not unreasonably high". Source: 法人税法34条2項,
 * 同施行令70条2号, 法人税基本通達9-2-27の3.
 */
export function retirementGuide(monthlyPay: Yen, officerYears: number): Yen {
  return multiplyYen(monthlyPay, officerYears * 3)
}
