import { multiplyYen, type Yen } from '../money/yen.ts'

/**
 * 退職所得控除: 400,000 yen a year for the first 20 years of service (at least 800,000), 700,000 for each further
 * year. Source: 国税庁 No.1420 (2026). Other lump sums of earlier years, such as from iDeCo, may reduce it.
 * @param years of service, rounded up
 */
export function retirementDeduction(years: number): Yen {
  return years <= 20 ? Math.max(800_000, years * 400_000) : 8_000_000 + (years - 20) * 700_000
}

/**
 * 退職所得: half of the pay above the deduction; all of it for officers with five years or less. Source: 国税庁
 * No.1420, No.2737 (特定役員退職手当等); 所得税法30条.
 * @param pay yen
 * @param serviceYears all years of service
 * @param officerYears how many of them as an officer
 */
export function retirementIncome(
  pay: Yen,
  serviceYears: number,
  officerYears: number,
): { readonly income: Yen; readonly halved: boolean } {
  const above = Math.max(0, pay - retirementDeduction(serviceYears))
  const halved = officerYears > 5
  return { income: halved ? Math.floor(above / 2) : above, halved }
}

/**
 * The usual maximum that a company may deduct as a president's retirement pay: last monthly pay × years as an
 * officer × 3. The factor is common practice; the law only says "not unreasonably high". Source: 法人税法34条2項,
 * 同施行令70条2号, 法人税基本通達9-2-27の3.
 */
export function retirementGuide(monthlyPay: Yen, officerYears: number): Yen {
  return multiplyYen(monthlyPay, officerYears * 3)
}
