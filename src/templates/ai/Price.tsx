import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Facts } from '../Facts.tsx'
import { formatYen } from '../formatYen.ts'
import styles from './Price.module.css'

interface PriceProps {
  readonly words: TemplateWords<'ai'>['price']
  readonly language: Language
}

/** In percent of the price without it. */
const tax = 10

/** The price as a receipt: one receipt per number of pages, chosen without script. */
export function Price({ words, language }: PriceProps) {
  const digits = (value: number) => value.toLocaleString('en')
  return (
    <div className={styles.price}>
      <fieldset>
        <legend>{words.label}</legend>
        {words.choices.map(({ pages }, at) => (
          <label key={pages}>
            <input type="radio" name="pages" defaultChecked={at === 1} />{' '}
            {words.pages.replace('{pages}', digits(pages))}
          </label>
        ))}
      </fieldset>
      {words.choices.map(({ pages, each }) => {
        const net = words.baseFee + pages * each
        const reading = words.reading
          .replace('{pages}', digits(pages))
          .replace('{each}', digits(each))
        const amounts: [string, number][] = [
          [words.base, words.baseFee],
          [reading, pages * each],
          [words.tax, (net * tax) / 100],
          [words.sum, net + (net * tax) / 100],
        ]
        const facts = amounts.map(([label, amount]) => ({
          label,
          value: formatYen(amount, language),
        }))
        return <Facts key={pages} facts={facts} />
      })}
      <p>{words.note}</p>
    </div>
  )
}
