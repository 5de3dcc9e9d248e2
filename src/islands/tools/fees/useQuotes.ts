import { useState } from 'react'
import type { FeeBase } from '../../../../calculators/fees/bases.ts'
import { termFields } from '../../../../calculators/fees/feeFields.ts'
import { lehman } from '../../../../calculators/fees/lehman.ts'
import { mostQuotes, type Quote } from '../../../../calculators/fees/quotes.ts'
import type { Language } from '../../../../routing/language.ts'
import { bareUnits, type ToolForm, useToolForm } from '../form/useToolForm.ts'
import { type RateTableForm, useRateTable } from './useRateTable.ts'

/** One quote's part of the form. */
export interface QuoteForm {
  /** Begins the names of its inputs. */
  readonly id: 'a' | 'b' | 'c'
  readonly form: ToolForm<typeof termFields>
  readonly rates: RateTableForm
  readonly quote: Quote
  readonly stale: boolean
  readonly onBase: (base: FeeBase) => void
  readonly onTaxed: (taxed: boolean) => void
  readonly onUsual: () => void
  readonly onUnit: (id: string) => void
  readonly onFound: (found: Readonly<Record<string, string>>) => void
  readonly fill: (quote: Quote) => void
}

export interface QuotesForm {
  readonly quotes: readonly QuoteForm[]
  readonly stale: boolean
  readonly composing: boolean
  readonly onComposing: (composing: boolean) => void
  /** The unit of amounts that are typed without one. */
  readonly onUnit: (id: string) => void
  readonly onFound: (found: Readonly<Record<string, string>>) => void
  /** Absent if there is no room for another. */
  readonly add: (() => void) | undefined
  readonly removeLast: (() => void) | undefined
  readonly fill: (quotes: readonly Quote[]) => void
}

/** An adviser who charges the usual rates and nothing else. */
const blank: Quote = {
  base: 'sharePrice',
  minimum: 0,
  retainer: 0,
  interim: 0,
  monthly: 0,
  months: 0,
  table: lehman,
  taxed: false,
}

/** State of up to three quotes. */
export function useQuotes(example: readonly Quote[], language: Language): QuotesForm {
  const [count, setCount] = useState(example.length)
  const all = [
    useQuote('a', example[0], language),
    useQuote('b', example[1], language),
    useQuote('c', example[2], language),
  ] as const
  const quotes = all.slice(0, count)
  return {
    quotes,
    stale: quotes.some(({ stale }) => stale),
    composing: quotes.some(({ form }) => form.composing),
    onComposing: (composing) => {
      for (const { form } of all) form.onComposing(composing)
    },
    onUnit: (id) => {
      for (const each of all) each.onUnit(id)
    },
    onFound: (found) => {
      for (const each of quotes) each.onFound(found)
    },
    add:
      count < mostQuotes
        ? () => {
            all[count]?.fill(blank)
            setCount(count + 1)
          }
        : undefined,
    removeLast: count > 0 ? () => setCount(count - 1) : undefined,
    fill: (filled) => {
      for (const [at, quote] of filled.entries()) all[at]?.fill(quote)
      setCount(filled.length)
    },
  }
}

function useQuote(id: QuoteForm['id'], example: Quote = blank, language: Language): QuoteForm {
  const form = useToolForm(termFields, example, language)
  const rates = useRateTable(example.table, language, form.composing, bareUnits[form.unit])
  const [base, setBase] = useState(example.base)
  const [taxed, setTaxed] = useState(example.taxed)
  return {
    id,
    form,
    rates,
    quote: { ...form.values, base, table: rates.table, taxed },
    stale: form.stale || rates.stale,
    onBase: setBase,
    onTaxed: setTaxed,
    onUsual: () => rates.fill(lehman),
    onUnit: form.onUnit,
    onFound: (found) => {
      const own = Object.entries(found)
        .filter(([name]) => name.startsWith(`${id}-`))
        .map(([name, text]) => [name.slice(2), text])
      const { base: chosen, taxed: tax, ...typed } = Object.fromEntries(own)
      if (chosen) setBase(chosen as FeeBase)
      if (tax) setTaxed(tax === 'taxed')
      form.onFound(typed)
      rates.onFound(typed)
    },
    fill: ({ base, taxed, table, ...terms }) => {
      form.fill(terms)
      rates.fill(table)
      setBase(base)
      setTaxed(taxed)
    },
  }
}
