import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Paper.module.css'
import { Sheet } from './Sheet.tsx'

/** Three documents, one of them on the desk. Choosing one replays its reading; no script. */
export function Paper({ words }: { readonly words: TemplateWords<'ai'>['paper'] }) {
  return (
    <section aria-label={words.label} className={styles.paper}>
      <fieldset>
        <legend>{words.label}</legend>
        {words.documents.map(({ tab }, at) => (
          <label key={tab}>
            <input type="radio" name="paper" defaultChecked={at === 0} />
            {tab}
          </label>
        ))}
      </fieldset>
      {words.documents.map((document) => (
        <Sheet key={document.tab} words={words} document={document} />
      ))}
    </section>
  )
}
