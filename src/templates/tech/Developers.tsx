import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Scroll } from '../Scroll.tsx'
import styles from './Developers.module.css'
import tile from './tile.module.css'

/** The API in three examples, selectable without script, and where the data goes. */
export function Developers({ words }: { readonly words: TemplateWords<'tech'>['developers'] }) {
  return (
    <section id="developers" className={styles.developers}>
      <div className={`${tile.tile} ${tile.ink} ${styles.code}`}>
        <fieldset>
          <legend>{words.tabs}</legend>
          {words.samples.map(({ name }, at) => (
            <label key={name}>
              <input type="radio" name="sample" defaultChecked={at === 0} />
              {name}
            </label>
          ))}
        </fieldset>
        {words.samples.map(({ name, code }) => (
          <Scroll key={name} label={name} className={styles.sample}>
            <pre>
              <code>{code}</code>
            </pre>
          </Scroll>
        ))}
        <p className={styles.docs}>{words.docs}</p>
      </div>
      <div className={`${tile.tile} ${tile.white} ${styles.outputs}`}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <h3 className={tile.name}>{words.outputs}</h3>
        <ul className={styles.list}>
          {words.list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
