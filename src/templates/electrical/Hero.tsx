import styles from './Hero.module.css'
import { Lamp } from './Lamp.tsx'
import { Line } from './Line.tsx'
import type { ElectricalWords } from './words.ts'

/** The first view: purpose, telephone, and a lamp whose switch lights the page. */
export function Hero({ words }: { readonly words: ElectricalWords }) {
  const { hero, telephone } = words
  return (
    <section className={styles.hero}>
      <Line side="start" />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {hero.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <p className={styles.telephone}>
          {telephone.label}
          <a href={`tel:${telephone.number.replaceAll('-', '')}`}>{telephone.number}</a>
        </p>
      </div>
      <Lamp text={hero.switch} />
    </section>
  )
}
