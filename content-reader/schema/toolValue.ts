import { z } from 'zod'
import { localized } from './text.ts'

export const field = z.strictObject({ label: localized, hint: localized.optional() })
/** A heading with a line of explanation. */
export const explained = z.strictObject({ label: localized, text: localized })

const names = z.enum([
  'netAssets',
  'unrealised',
  'profit',
  'depreciation',
  'yearsLow',
  'yearsHigh',
  'multipleLow',
  'multipleHigh',
  'debt',
  'cash',
  'price',
  'cost',
  'expenses',
  'retirement',
  'serviceYears',
  'officerYears',
  'monthlyPay',
  'year',
])
const taxes = z.enum([
  'shareIncomeTax',
  'shareResidentTax',
  'retirementIncomeTax',
  'retirementResidentTax',
  'minimumTax',
  'reconstructionSurtax',
  'defenceSurtax',
  'corporateTaxes',
])
const notes = z.enum([
  'costEstimated',
  'loss',
  'companyLoss',
  'minimumTaxDue',
  'notHalved',
  'belowDeduction',
  'retirementCapped',
  'secondStep',
])
const leftOut = z.enum([
  'hiddenDebts',
  'sizeDiscount',
  'taxValue',
  'otherMethods',
  'otherIncome',
  'severalOwners',
  'inherited',
  'laterPayments',
  'rounding',
  'companyDeduction',
  'earlierLumpSums',
  'realRetirement',
  'employeeYears',
  'secondStep',
  'consumptionTax',
  'reducedRate',
  'otherProfit',
  'registration',
])

/** The words of /value; the tool fills in {placeholders}. */
export const toolValue = z.strictObject({
  name: localized,
  groups: z.strictObject({
    company: localized,
    methods: localized,
    sale: localized,
    owner: localized,
  }),
  fields: z.record(names, field),
  value: z.strictObject({
    heading: localized,
    caution: localized,
    byNetAssets: explained,
    byMultiple: explained,
    noMultiple: localized,
    adjusted: localized,
    goodwill: localized,
    ebitda: localized,
    enterprise: localized,
    netDebt: localized,
    whole: localized,
  }),
  ways: z.strictObject({
    heading: localized,
    shares: explained,
    retirement: explained,
    business: explained,
    price: localized,
    /** Heading of the collapsible list of taxes. */
    taxes: localized,
    /** A {note} that only applies at one end of the price range. */
    onlyAt: localized,
    legend: localized,
    /** {amount} of the price that is paid as retirement pay. */
    ofThis: localized,
    owner: localized,
    company: localized,
    atPrice: localized,
    expenses: localized,
    taxTotal: localized,
    guide: localized,
    /** As above, if the retirement pay exceeds the usual maximum. */
    aboveGuide: localized,
  }),
  table: z.strictObject({
    tax: localized,
    base: localized,
    rate: localized,
    byBands: localized,
    /** {year} of the law used. */
    ofYear: localized,
    amount: localized,
    rule: localized,
  }),
  taxes: z.record(taxes, localized),
  notes: z.record(notes, localized),
  leavesOut: z.record(leftOut, localized),
  /** The worked example: yen, years, multiples; null for an empty field. */
  example: z.record(names, z.number().nullable()),
})
