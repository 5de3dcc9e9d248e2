import type { Way } from './computeValue.ts'

/**
 * What the value leaves out, and what each way does; the words are content. Beside the arithmetic, so that who only
 * reckons does not load it.
 */
export const valueLeavesOut = ['hiddenDebts', 'sizeDiscount', 'taxValue', 'otherMethods'] as const
export const wayLeavesOut = {
  shares: ['otherIncome', 'severalOwners', 'inherited', 'laterPayments', 'rounding'],
  retirement: [
    'companyDeduction',
    'earlierLumpSums',
    'realRetirement',
    'employeeYears',
    'otherIncome',
    'rounding',
  ],
  business: [
    'secondStep',
    'consumptionTax',
    'reducedRate',
    'otherProfit',
    'registration',
    'rounding',
  ],
} as const satisfies Record<Way, readonly string[]>
