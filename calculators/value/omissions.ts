import type { Way } from './computeValue.ts'

/**
 * What the valuation and each way of selling omit; the texts are in content. Apart from the calculation, so
 * that a page that only calculates does not load it.
 */
export const valueOmissions = [
  'hiddenDebts',
  'hiddenGainTax',
  'sizeDiscount',
  'taxValue',
  'otherMethods',
] as const
export const wayOmissions = {
  shares: ['deductions', 'severalOwners', 'inherited', 'laterPayments', 'rounding'],
  retirement: [
    'companyDeduction',
    'earlierLumpSums',
    'realRetirement',
    'employeeYears',
    'deductions',
    'rounding',
  ],
  business: [
    'upkeep',
    'consumptionTax',
    'reducedRate',
    'specialLosses',
    'otherProfit',
    'insurance',
    'deductions',
    'registration',
    'rounding',
  ],
} as const satisfies Record<Way, readonly string[]>
