import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Glasses } from './Glasses.tsx'
import styles from './Opening.module.css'

export function Opening({ words }: { readonly words: TemplateWords<'ai'> }) {
  const { hero } = words
  return (
    <header className={styles.opening}>
      <p className={styles.name}>
        <Glasses />
        {words.name} <small>{words.version}</small>
      </p>
      <h1>
        {hero.title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p className={styles.lead}>{hero.lead}</p>
      <p>
        <a href="#trial" className={styles.trial}>
          {hero.trial}
        </a>
      </p>
    </header>
  )
}
