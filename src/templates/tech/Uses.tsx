import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import tile from './tile.module.css'
import { UseDrawing } from './UseDrawing.tsx'
import styles from './Uses.module.css'

/** Use cases, one panel per trade. */
export function Uses({ words }: { readonly words: TemplateWords<'tech'>['uses'] }) {
  return (
    <section id="uses" className={styles.uses}>
      <h2>{words.title}</h2>
      {words.list.map(({ name, figure, text }, at) => (
        <article key={name} className={`${tile.tile} ${tile.white} ${styles.use}`}>
          <UseDrawing at={at} />
          <h3>{name}</h3>
          <p className={styles.figure}>{figure}</p>
          <p>{text}</p>
        </article>
      ))}
    </section>
  )
}
