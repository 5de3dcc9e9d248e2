import { Fragment } from 'react'
import { compareFees } from '../../../../calculators/fees/compareFees.ts'
import { dealFields, feeFields, termFields } from '../../../../calculators/fees/feeFields.ts'
import type { Band } from '../../../../calculators/fees/lehman.ts'
import { costOfQuote, type Quote } from '../../../../calculators/fees/quotes.ts'
import { formatRate } from '../../../../calculators/money/format.ts'
import type { FeeState } from '../../../../calculators/state/feeState.ts'
import { quotesCodec } from '../../../../calculators/state/quotesCodec.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import { QuoteTable } from '../fees/QuoteTable.tsx'
import { textsOf } from '../form/useToolForm.ts'
import type { Amounts } from '../result/amounts.ts'
import { Entered } from './Entered.tsx'
import { enteredLines } from './enteredLines.ts'
import styles from './Summary.module.css'

interface FeesPartProps {
  readonly state: FeeState
  readonly model: SummaryModel['fees']
  readonly words: SummaryModel['words']
  readonly amounts: Amounts
  readonly language: Language
}

type Names = readonly (keyof typeof feeFields)[]
const ofDeal = Object.keys(dealFields) as Names
const ofTerms = Object.keys(termFields) as Names

/** The quotes that were entered, with their terms and costs; without any, how far the four bases differ. */
export function FeesPart({ state, model, words, amounts, language }: FeesPartProps) {
  const { fees, example, quotes: examples } = model
  const written = (quote: Quote | undefined) => quotesCodec.write(quote ? [quote] : [])
  const quotes = state.quotes
    .map((quote, at) => ({
      id: `${at}`,
      label: fill(fees.quotes.quote, { letter: 'ABC'.charAt(at) }),
      quote,
      result: costOfQuote(quote, state),
    }))
    // Those of the example are nobody's.
    .filter(({ quote }, at) => written(quote) !== written(examples[at]))
  const names = quotes.length > 0 ? ofDeal : [...ofDeal, ...ofTerms]
  const totals = compareFees(state, state.table).map(({ total }) => total)
  const [low, high] = [Math.min(...totals), Math.max(...totals)]
  const rates = (table: readonly Band[]) =>
    table.map(({ upTo, rate }) => {
      if (table.length === 1) return `${fees.bands.all} ${formatRate(rate)}`
      if (upTo === null) return fill(words.lastBand, { rate: formatRate(rate) })
      return fill(words.band, { limit: amounts.exact(upTo), rate: formatRate(rate) })
    })
  const comma = language === 'ja' ? '、' : ','
  /** Lines break between the bands only. */
  const ratesCell = (table: readonly Band[]) => (
    <span className={styles.bands}>
      {rates(table).map((band, at) => (
        <Fragment key={band}>
          <span data-whole>
            {band}
            {at < table.length - 1 && comma}
          </span>
          {language === 'en' && ' '}
        </Fragment>
      ))}
    </span>
  )
  const terms = ofTerms
    .filter((name) => quotes.some(({ quote }) => quote[name as keyof typeof termFields]))
    .map((name) => ({
      label: fees.fields[name].label,
      of: (quote: Quote) => textsOf(termFields, quote, language)[name as keyof typeof termFields],
    }))
  return (
    <>
      {quotes.length > 0 ? (
        <QuoteTable
          quotes={quotes}
          words={fees}
          amounts={amounts}
          terms={[{ label: words.rates, of: ({ table }) => ratesCell(table) }, ...terms]}
        />
      ) : (
        <p>
          {words.noQuotes}{' '}
          {fill(fees.results[low < high ? 'spread' : 'same'], {
            low: amounts.rounded(low),
            high: amounts.rounded(high),
            difference: amounts.rounded(high - low),
          })}
        </p>
      )}
      <Entered
        heading={words.entered}
        lines={enteredLines(feeFields, names, state, example, fees.fields, language)}
        same={words.same}
      />
    </>
  )
}
