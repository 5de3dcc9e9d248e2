import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Readings.module.css'
import tile from './tile.module.css'

/** Two single values: a temperature dial and a running count. */
export function Readings({ words }: { readonly words: TemplateWords<'tech'>['live'] }) {
  return (
    <>
      <section className={`${tile.tile} ${tile.lime} ${styles.freezer}`}>
        <svg viewBox="0 0 200 120" aria-hidden="true">
          <path d="M20 110a80 80 0 0 1 160 0" />
          <path d="M43 53a80 80 0 0 1 40-21" className={styles.good} />
          <path d="M100 110V44" className={styles.needle} />
        </svg>
        <h2 className={tile.name}>{words.freezer}</h2>
        <p className={tile.figure}>{String(words.freezerValue).replace('-', '−')}℃</p>
      </section>
      <section className={`${tile.tile} ${tile.cobalt} ${styles.shots}`}>
        <h2 className={tile.name}>{words.shots}</h2>
        <p className={tile.figure}>
          {words.shotsFrom.toLocaleString('en').slice(0, -2)}
          <span className={styles.counting}>{String(words.shotsFrom).slice(-2)}</span>
        </p>
        <svg viewBox="0 0 120 60" aria-hidden="true">
          <path d="M8 4v52h26V40h10V20H34V4z" />
          <path d="M76 4v16h10v20H76v16h36V4z" className={styles.mould} />
        </svg>
      </section>
    </>
  )
}
