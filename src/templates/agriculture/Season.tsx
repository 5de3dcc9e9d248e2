import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Month } from './Month.tsx'
import styles from './Season.module.css'
import { Year } from './Year.tsx'

/**
 * A round window cut by the waterline: above it the fields' produce in the chosen month, below it the sea's.
 * The months around it are radio buttons, so it needs no script.
 */
export function Season({ words }: { readonly words: TemplateWords<'agriculture'>['season'] }) {
  const { heading, help, months, first } = words
  return (
    <>
      <div className={styles.title}>
        <h2>{heading}</h2>
        <p id="choose-month">{help}</p>
      </div>
      <fieldset className={styles.wheel} aria-describedby="choose-month">
        <legend>{heading}</legend>
        <svg viewBox="0 0 400 400" aria-hidden="true">
          <circle cx="200" cy="200" r="200" fill="#17345f" />
          <circle cx="200" cy="200" r="150" fill="#f7efdc" />
          <path
            fill="#235a86"
            d="M50 200q12-8 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0A150 150 0 0 1 50 200z"
          />
          <circle cx="200" cy="200" r="150" fill="none" stroke="#f7efdc" strokeWidth="3" />
        </svg>
        <ul className={styles.months}>
          {months.map((name, at) => (
            <Month key={name} words={words} month={at + 1} checked={at + 1 === first} />
          ))}
        </ul>
      </fieldset>
      <Year words={words} />
    </>
  )
}
