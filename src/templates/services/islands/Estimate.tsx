import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../routing/language.ts'
import type { TemplateWords } from '../../../models/gallery/templateModel.ts'
import { formatYen } from '../../formatYen.ts'
import { duration } from '../numbers.ts'
import { quoteOf, type Rate } from '../quote.ts'
import styles from './Estimate.module.css'

interface EstimateProps {
  readonly language: Language
  readonly rates: readonly Rate[]
  /** Rooms ticked initially. */
  readonly ticked: readonly string[]
  readonly words: TemplateWords<'services'>['quote']
  /** The house with a checkbox in every room, rendered before hydration. */
  readonly children?: ReactNode
}

/**
 * The quote beside the house. The checkboxes belong to the page and are uncontrolled, so that changes before
 * hydration stay. Without JavaScript they still light the rooms, and once they differ from the initial state,
 * a line replaces the sum and says what to add up.
 */
export function Estimate({ language, rates, ticked, words, children }: EstimateProps) {
  const form = useRef<HTMLFormElement>(null)
  const [quote, setQuote] = useState(() => quoteOf(rates, ticked, 0))
  const [live, setLive] = useState(false)

  useEffect(() => {
    const { current } = form
    if (!current) return
    const update = () => {
      const data = new FormData(current)
      const often = words.frequencies.find(({ id }) => id === data.get('often'))
      setQuote(quoteOf(rates, data.getAll('room').map(String), often?.off ?? 0))
    }
    update()
    setLive(true)
    // React does not listen to the page's own checkboxes.
    current.addEventListener('change', update)
    return () => current.removeEventListener('change', update)
  }, [rates, words])

  return (
    <form ref={form} method="dialog" data-live={live || undefined} className={styles.form}>
      {children}
      <div className={styles.slip}>
        <h2 data-opening>{words.heading}</h2>
        <output className={styles.sum} aria-live="polite">
          {quote.rooms === 0 ? (
            words.empty
          ) : (
            <>
              <b>{formatYen(quote.price, language)}</b> <span>{words.total}</span>
              <br />
              {words.time} {duration(quote.minutes, words, language)}
            </>
          )}
        </output>
        <p className={styles.before}>{words.before}</p>
        <fieldset>
          <legend>{words.often}</legend>
          {words.frequencies.map(({ id, name }, at) => (
            <label key={id}>
              <input type="radio" name="often" value={id} defaultChecked={at === 0} />
              {name}
            </label>
          ))}
        </fieldset>
        <a href={`tel:${words.telephone}`} data-opening>
          {words.call}
        </a>
        <p>{words.notice}</p>
      </div>
    </form>
  )
}
