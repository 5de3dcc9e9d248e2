import { z } from 'zod'
import { templateHead } from '../template.ts'
import { localized, text } from '../text.ts'

const rate = z.number().min(0).max(20)

const loan = z.strictObject({
  name: localized,
  /** Percent per year. */
  rate,
  kind: z.enum(['fixed', 'variable']),
  years: z.int().positive(),
  /** The maximum loan, in millions of yen. */
  million: z.int().positive(),
  who: localized,
})

const field = z.strictObject({ label: localized, unit: localized, error: localized })

const simulation = z.strictObject({
  title: localized,
  lead: localized,
  slip: localized,
  amount: field,
  years: field,
  rate: field,
  /** The initial calculation: units of 10,000 yen, years, percent per year. */
  example: z.strictObject({ amount: z.int().positive(), years: z.int().positive(), rate }),
  monthly: localized,
  /** What the result is based on: {amount}, {years}, {rate}. */
  basis: localized,
  total: localized,
  interest: localized,
  count: localized,
  times: localized,
  balance: localized,
  check: localized,
  noScript: localized,
  note: localized,
  table: z.strictObject({
    title: localized,
    term: localized,
    /** Millions of yen. */
    amounts: z.array(z.int().positive()).min(1),
    years: z.array(z.int().positive()).min(1),
    rate,
    column: localized,
  }),
})

const branch = z.strictObject({
  name: localized,
  address: localized,
  window: text,
  atm: text,
  phone: text,
  note: localized,
})

export const finance = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    latin: localized,
    nav: z.strictObject({
      label: localized,
      loans: localized,
      simulation: localized,
      deposits: localized,
      branches: localized,
    }),
    hero: z.strictObject({
      title: z.array(localized).length(2),
      lead: localized,
      bridge: localized,
      loan: localized,
      deposit: localized,
      loanRate: localized,
      depositRate: localized,
      simulate: localized,
      visit: localized,
      serial: localized,
      specimen: localized,
    }),
    asOf: localized,
    loans: z.strictObject({
      title: localized,
      lead: localized,
      caption: localized,
      columns: z.strictObject({
        product: localized,
        rate: localized,
        term: localized,
        amount: localized,
        who: localized,
      }),
      fixed: localized,
      variable: localized,
      groups: z.array(z.strictObject({ name: localized, rows: z.array(loan).min(1) })).min(1),
      term: localized,
      amount: localized,
    }),
    simulation,
    deposits: z.strictObject({
      title: localized,
      lead: localized,
      certificates: z.array(z.strictObject({ name: localized, rate, text: localized })).length(3),
      tax: localized,
    }),
    branches: z.strictObject({
      title: localized,
      lead: localized,
      window: localized,
      atm: localized,
      list: z.array(branch).length(3),
    }),
    bring: z.strictObject({
      title: localized,
      lead: localized,
      pages: z
        .array(z.strictObject({ title: localized, items: z.array(localized).min(1) }))
        .length(2),
    }),
    steps: z.strictObject({
      title: localized,
      list: z
        .array(z.strictObject({ name: localized, time: localized, text: localized }))
        .length(5),
    }),
    notice: z.strictObject({
      title: localized,
      items: z.array(z.strictObject({ term: localized, text: localized })).min(1),
      warning: localized,
    }),
    footer: z.strictObject({
      call: localized,
      phone: text,
      hours: localized,
      sample: localized,
    }),
  })
