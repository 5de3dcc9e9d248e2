import type { Way } from './computeValue.ts'

/**
 * What the valuation and each way of selling omit; the texts are in content. Apart from the calculation, so
 * that a page that only calculates does not load it.
 */
export const valueOmissions = ['hiddenDebts', 'sizeDiscount', 'taxValue', 'otherMethods'] as const
export const wayOmissions = {
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
