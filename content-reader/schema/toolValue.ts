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
  'otherIncome',
  'deductions',
  'losses',
  'capital',
  'dividendYears',
])
const adjustments = z.enum([
  'profitBefore',
  'profitTwoBefore',
  'newestWeight',
  'oneOffs',
  'ownerPay',
  'insurance',
  'land',
  'stock',
  'receivables',
  'unpaidRetirement',
  'hiddenTax',
])
const taxes = z.enum([
  'shareIncomeTax',
  'shareResidentTax',
  'retirementIncomeTax',
  'retirementResidentTax',
  'dividendIncomeTax',
  'dividendCredit',
  'dividendResidentTax',
  'dividendResidentCredit',
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
  'mixedService',
  'belowDeduction',
  'retirementCapped',
  'payNotDeducted',
  'payPartlyDeducted',
  'capitalIsCost',
  'capitalUnknown',
  'unpaid',
])
const leftOut = z.enum([
  'hiddenDebts',
  'hiddenGainTax',
  'sizeDiscount',
  'taxValue',
  'otherMethods',
  'deductions',
  'severalOwners',
  'inherited',
  'laterPayments',
  'rounding',
  'companyDeduction',
  'earlierLumpSums',
  'realRetirement',
  'employeeYears',
  'upkeep',
  'insurance',
  'consumptionTax',
  'reducedRate',
  'specialLosses',
  'otherProfit',
  'registration',
])

/** The words of /value; the tool fills in {placeholders}. */
export const toolValue = z.strictObject({
  name: localized,
  /** Replaces the words shared with other tools. */
  own: z.strictObject({ amounts: localized }),
  groups: z.strictObject({
    company: localized,
    methods: localized,
    sale: localized,
    owner: localized,
    business: localized,
  }),
  fields: z.record(z.enum([...names.options, ...adjustments.options]), field),
  /** How much is asked: everything, or four numbers. */
  entry: z.strictObject({
    ask: localized,
    all: localized,
    four: localized,
    /** {years}, {multiples} and {year} that are not asked. */
    assumed: localized,
  }),
  adjustments: z.strictObject({
    heading: localized,
    ofProfit: localized,
    ofAssets: localized,
    /** Whether all years count alike in the mean of profits, or the newest most. */
    weights: z.strictObject({ ask: localized, alike: localized, newest: localized }),
    /** How {profit} and {netAssets} change. */
    changes: localized,
  }),
  value: z.strictObject({
    heading: localized,
    caution: localized,
    byNetAssets: explained,
    byMultiple: explained,
    noMultiple: localized,
    adjusted: localized,
    /** Of net assets or profit, by the adjustments. */
    change: localized,
    usedProfit: localized,
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
    /** What a business transfer leaves before it is paid out, and the taxes before and after. */
    company: localized,
    companyTaxes: localized,
    ownerTaxes: localized,
    unpaid: localized,
    atPrice: localized,
    expenses: localized,
    taxTotal: localized,
    guide: localized,
    /** As above, if the retirement pay exceeds the usual maximum. */
    aboveGuide: localized,
  }),
  /** How the money of a business transfer reaches the owner. */
  steps: z.strictObject({
    heading: localized,
    ask: localized,
    /** Behind the chosen one. */
    chosen: localized,
    liquidation: explained,
    retirement: explained,
    /** {years}: the period. */
    dividends: explained,
    /** A {count} of years. */
    years: localized,
    oneYear: localized,
  }),
  split: z.strictObject({
    heading: localized,
    /** {pay} leaves most, {more} than none. */
    best: localized,
    noMore: localized,
    choose: localized,
  }),
  /** As those of /fees. */
  curves: z.strictObject({
    heading: localized,
    price: localized,
    floor: localized,
    of: localized,
  }),
  scenarios: z.strictObject({
    heading: localized,
    text: localized,
    /** Before anything was changed. */
    same: localized,
    hold: localized,
    holdAgain: localized,
    forget: localized,
    held: localized,
    present: localized,
  }),
  csv: localized,
  table: z.strictObject({
    tax: localized,
    /** How a tax follows from its base, by kind. */
    byRate: localized,
    byBands: localized,
    overOther: localized,
    byMinimum: localized,
    /** The minimum tax line by line; {exempt} and {rate} in `share`. */
    form: z.strictObject({
      caption: localized,
      income: localized,
      share: localized,
      ordinary: localized,
      surtax: localized,
      added: localized,
      surtaxInAll: localized,
    }),
    byCredit: localized,
    capped: localized,
    /** {year} of the law used. */
    ofYear: localized,
    /** {times}: in how many years it is due. */
    ofYears: localized,
    amount: localized,
  }),
  taxes: z.record(taxes, localized),
  notes: z.record(notes, localized),
  leavesOut: z.record(leftOut, localized),
  /** The worked example: yen, years, multiples; null for an empty field; without adjustments. */
  example: z.record(names, z.number().nullable()),
})
