import { Facts } from '../Facts.tsx'
import styles from './Base.module.css'
import type { ConstructionWords } from './words.ts'

/** Below the ground: the firm's history as the strata of a boring log, the piles down to the bearing one. */
export function Base({ words }: { readonly words: ConstructionWords }) {
  const { base, name } = words
  return (
    <footer id="base" className={styles.base}>
      <div className={styles.ground}>
        <h2 className={styles.title}>{base.title}</h2>
        <ol className={styles.strata}>
          {base.strata.map(({ year, text }, at) => (
            <li key={year}>
              <small>
                {base.depth} {[1.2, 3.0, 7.5, 14.0][at]?.toFixed(1)} m
              </small>
              <b>{year}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.firm}>
        <p className={styles.name}>{name}</p>
        <Facts facts={base.company} />
        <p>
          <a href="#roof">{base.up}</a>
        </p>
        <p className={styles.note}>{base.note}</p>
      </div>
    </footer>
  )
}
