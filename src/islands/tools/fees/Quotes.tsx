import type { FeeBase } from '../../../../calculators/fees/bases.ts'
import { feeBases } from '../../../../calculators/fees/bases.ts'
import { type Deal, termFields } from '../../../../calculators/fees/feeFields.ts'
import { costOfQuote } from '../../../../calculators/fees/quotes.ts'
import type { PriceScale } from '../../../../calculators/money/priceScale.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { ToolFields } from '../form/ToolFields.tsx'
import { ToolForm } from '../form/ToolForm.tsx'
import type { ToolForm as ToolFormState } from '../form/useToolForm.ts'
import type { Amounts } from '../result/amounts.ts'
import { PriceCurves } from '../result/PriceCurves.tsx'
import { ToolDetails } from '../result/ToolDetails.tsx'
import styles from './Quotes.module.css'
import { QuoteTable } from './QuoteTable.tsx'
import { RateTable } from './RateTable.tsx'
import type { QuotesForm } from './useQuotes.ts'

interface QuotesProps extends Pick<FeeToolModel, 'fees' | 'tool' | 'faults' | 'language'> {
  readonly form: QuotesForm
  readonly deal: Deal
  readonly scale: PriceScale
  readonly amounts: Amounts
}

/** Two or three real quotes side by side, each with its base, rates, minimum and consumption tax. */
export function Quotes({ fees, tool, faults, language, form, deal, scale, amounts }: QuotesProps) {
  const words = fees.quotes
  const named = form.quotes.map((each) => ({
    ...each,
    label: fill(words.quote, { letter: each.id.toUpperCase() }),
    result: costOfQuote(each.quote, deal),
  }))
  const labels = Object.fromEntries(
    Object.entries(fees.fields).map(([name, { label }]) => [name, { label }]),
  )
  const fieldsOf = (
    id: string,
    fields: ToolFormState<typeof termFields>,
    heading: string,
    names: readonly (keyof typeof termFields)[],
  ) => (
    <ToolFields
      prefix={`${id}-`}
      heading={heading}
      names={names}
      fields={termFields}
      form={fields}
      labels={labels}
      faults={faults}
      optional={tool.optional}
      small={tool.units.small}
      language={language}
    />
  )
  return (
    <>
      <ToolForm
        words={{ ...tool, example: words.example }}
        stale={form.stale}
        onComposing={form.onComposing}
        onFound={form.onFound}
        result={
          named.length > 0 &&
          named.map(({ id, label, result }) => (
            <span key={id}>
              {label} <strong data-whole>{amounts.rounded(result.withTax)}</strong>
            </span>
          ))
        }
      >
        <div className={styles.quotes}>
          {named.map(({ id, label, form: fields, rates, quote, ...its }) => (
            <fieldset key={id} className={styles.quote}>
              <legend>{label}</legend>
              <ToolChoices
                legend={fees.results.base}
                name={`${id}-base`}
                options={feeBases.map((base) => ({ id: base, label: fees.bases[base].label }))}
                chosen={quote.base}
                onChoose={(base) => its.onBase(base as FeeBase)}
              />
              {fieldsOf(id, fields, fees.groups.minimum, ['minimum', 'retainer'])}
              <ToolChoices
                legend={words.tax}
                name={`${id}-taxed`}
                options={[
                  { id: 'net', label: words.net },
                  { id: 'taxed', label: words.taxed },
                ]}
                chosen={quote.taxed ? 'taxed' : 'net'}
                onChoose={(chosen) => its.onTaxed(chosen === 'taxed')}
              />
              <ToolDetails heading={words.further}>
                {fieldsOf(id, fields, fees.groups.further, ['interim', 'monthly', 'months'])}
                <RateTable
                  prefix={`${id}-`}
                  of={label}
                  words={fees.bands}
                  form={rates}
                  onUsual={its.onUsual}
                />
              </ToolDetails>
            </fieldset>
          ))}
        </div>
        <p className={styles.ways}>
          {/* Never removed, because one of them has the focus. */}
          <ToolButton disabled={!form.add} onClick={() => form.add?.()}>
            {words.add}
          </ToolButton>
          <ToolButton disabled={!form.removeLast} onClick={() => form.removeLast?.()}>
            {fill(words.remove, {
              quote: named.at(-1)?.label ?? fill(words.quote, { letter: 'A' }),
            })}
          </ToolButton>
        </p>
      </ToolForm>
      {named.length > 0 && (
        <div className={styles.results}>
          <PriceCurves
            heading={words.curves}
            curves={named.map(({ id, label, quote }) => ({
              id,
              label,
              at: (price) => costOfQuote(quote, { ...deal, price }).withTax,
            }))}
            scale={scale}
            price={deal.price}
            words={fees}
            tool={tool}
            amounts={amounts}
          />
          <QuoteTable quotes={named} words={fees} amounts={amounts} />
        </div>
      )}
    </>
  )
}
