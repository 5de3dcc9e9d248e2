import { Part } from './Part.tsx'
import styles from './Which.module.css'
import type { ElectricalWords } from './words.ts'

/** The three breakers of a panel: choosing one shows it tripped with an explanation. */
export function Which({ words }: { readonly words: ElectricalWords['which'] }) {
  return (
    <Part id="which" title={words.title} side="end">
      <div className={styles.which}>
        <fieldset className={styles.panel}>
          <legend>{words.legend}</legend>
          {words.list.map(({ name, mark, place }, at) => (
            <label key={name}>
              <input type="radio" name="breaker" value={at} defaultChecked={at === 1} />
              <span className={styles.body} aria-hidden="true">
                {mark}
              </span>
              <span className={styles.name}>
                {name} <small>{place}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.answers} aria-live="polite">
          {words.list.map(({ name, means, advice }, at) => (
            <div key={name} data-answer={at}>
              <h3>{means}</h3>
              <p>{advice}</p>
            </div>
          ))}
        </div>
      </div>
    </Part>
  )
}
