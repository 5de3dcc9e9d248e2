import { feeBases } from '../../../../calculators/fees/bases.ts'
import { compareFees, feeOn } from '../../../../calculators/fees/compareFees.ts'
import { feeFields, termFields } from '../../../../calculators/fees/feeFields.ts'
import { lehman } from '../../../../calculators/fees/lehman.ts'
import { costOfQuote } from '../../../../calculators/fees/quotes.ts'
import { priceScale } from '../../../../calculators/money/priceScale.ts'
import { offeredTo, taken } from '../../../../calculators/state/caseOffers.ts'
import { type FeeState, feeState } from '../../../../calculators/state/feeState.ts'
import { quotesCodec } from '../../../../calculators/state/quotesCodec.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import { fillRange } from '../form/fillRange.ts'
import styles from '../form/NumberTool.module.css'
import { NumberTool } from '../form/NumberTool.tsx'
import { Unbroken } from '../form/Unbroken.tsx'
import { useFragment } from '../form/useFragment.ts'
import { bareUnits, useToolForm } from '../form/useToolForm.ts'
import { amountsIn } from '../result/amounts.ts'
import { PriceCurves } from '../result/PriceCurves.tsx'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { FeeBars } from './FeeBars.tsx'
import { FeeFigures } from './FeeFigures.tsx'
import { feeSummary } from './feeSummary.ts'
import { Quotes } from './Quotes.tsx'
import { RateTable } from './RateTable.tsx'
import { useQuotes } from './useQuotes.ts'
import { useRateTable } from './useRateTable.ts'

const groups = [
  ['deal', ['price', 'debt', 'cash', 'officerLoans', 'otherLiabilities']],
  ['terms', ['minimum', 'retainer', 'interim', 'monthly', 'months']],
] as const

/** The fields whose numbers do not depend on the company. */
const terms = Object.keys(termFields) as (keyof typeof termFields)[]

/**
 * The fee comparison: the cost of the same rates on each of the four bases. Long, because its numbers, its table of rates
 * and its quotes are held together here; nearly all the rest is the shared `NumberTool`'s props.
 */
export function FeeTool({ fees, laws, example, quotes, ...model }: FeeToolModel) {
  const { language, tool } = model
  const offers = useQuotes(quotes, language)
  const own = useToolForm(feeFields, example, language)
  const form = {
    ...own,
    onUnit: (id: string) => {
      own.onUnit(id)
      offers.onUnit(id)
    },
  }
  const rates = useRateTable(lehman, language, form.composing, bareUnits[form.unit])
  const take = ({ table = lehman, quotes: given = [], ...values }: Partial<FeeState>) => {
    form.fill(values)
    rates.fill(table)
    offers.fill(given)
  }
  const assumptions = Object.fromEntries(terms.map((name) => [name, form.values[name]]))
  const begun: FeeState = { ...example, table: lehman, quotes }
  const state: FeeState = {
    ...form.values,
    table: rates.table,
    quotes: offers.quotes.map(({ quote }) => quote),
  }
  const dearest = Math.max(
    0,
    ...state.quotes.map((quote) => costOfQuote(quote, form.values).withTax),
  )
  const quoted = quotesCodec.write(state.quotes) !== quotesCodec.write(quotes)
  const kept = useFragment({
    tool: 'fees',
    form: feeState,
    example: begun,
    state,
    stale: form.stale || rates.stale || offers.stale,
    onState: take,
    results: quoted ? { quoted: `yen=${dearest}` } : {},
  })

  const amounts = amountsIn(language, tool)
  const results = compareFees(form.values, rates.table)
  const totals = results.map(({ total }) => total)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const { minimum, interim } = form.values
  const before = results[0]?.beforeClosing ?? 0
  const spread = {
    low: amounts.rounded(least),
    high: amounts.rounded(most),
    difference: amounts.rounded(most - least),
  }
  const apart = spread.low !== spread.high
  const scale = priceScale(form.values.price)
  const floor = minimum && before + Math.max(0, minimum - interim)
  return (
    <NumberTool
      {...model}
      name={fees.name}
      fields={feeFields}
      example={example}
      groups={groups.map(([group, names]) => ({
        heading: fees.groups[group],
        names,
        ...(group === 'terms' && { fold: fees.groups.changeTerms }),
      }))}
      form={form}
      labels={fees.fields}
      units
      onFound={({ unit = form.unit, ...found }) => {
        rates.onFound(found)
        offers.onUnit(unit)
      }}
      further={
        <ToolDetails heading={fees.groups.table}>
          <RateTable words={fees.bands} form={rates} onUsual={() => rates.fill(lehman)} />
        </ToolDetails>
      }
      stale={rates.stale || offers.stale}
      typed={[rates.rows, state.quotes]}
      line={
        <>
          <span>
            {fees.results.total}{' '}
            <strong>
              <Unbroken text={fillRange(tool.range, spread)} />
            </strong>
          </span>
          {apart && <span>{fill(fees.results.gap, spread)}</span>}
        </>
      }
      picture={
        <>
          <h3 className={styles.heading}>{fees.results.heading}</h3>
          <FeeBars results={results} minimum={floor} words={fees} amounts={amounts} />
          <p className={styles.note}>{fees.results.legend}</p>
        </>
      }
      sentence={fill(fees.results[apart ? 'spread' : 'same'], spread)}
      summary={feeSummary(results, fees, amounts, language)}
      kept={kept}
      offered={offeredTo(feeFields, taken.fees, kept.carried, tool.examples)}
      assumptions={assumptions}
      onReset={() => take(begun)}
      how={[]}
      rules={laws}
    >
      <PriceCurves
        heading={fees.curves.heading}
        curves={feeBases.map((base) => ({
          id: base,
          label: fees.bases[base].label,
          at: (price) => feeOn(base, { ...form.values, price }, rates.table).total,
        }))}
        scale={scale}
        price={form.values.price}
        floor={floor}
        words={fees}
        tool={tool}
        amounts={amounts}
      />
      <ToolDetails
        heading={`${tool.asTable}${fill(fees.curves.of, { heading: fees.results.heading })}`}
      >
        <FeeFigures results={results} words={fees} amounts={amounts} />
      </ToolDetails>
      {/* Open for a visitor who comes with quotes. */}
      <ToolDetails heading={<h3>{fees.quotes.heading}</h3>} open={quoted}>
        <Quotes
          {...model}
          fees={fees}
          form={offers}
          deal={form.values}
          scale={scale}
          amounts={amounts}
        />
      </ToolDetails>
    </NumberTool>
  )
}
