import type { Language } from '../../../routing/language.ts'
import { Phrases } from '../../components/text/Phrases.tsx'
import { phrases } from '../../models/text/phrases.ts'
import styles from './Cover.module.css'
import { court } from './drawings.ts'
import { sheets } from './sheets.ts'
import type { ArchitectureWords } from './words.ts'

interface CoverProps {
  readonly words: ArchitectureWords
  readonly language: Language
}

/** The first view: the office's approach in numbers, and a house plan whose rooms link to the sheets. */
export function Cover({ words, language }: CoverProps) {
  const { cover } = words
  return (
    <section className={styles.cover}>
      <h1 className={styles.title}>
        <Phrases phrases={phrases(cover.title, language)} />
      </h1>
      <p className={styles.measure} aria-hidden="true">
        <span>{cover.measure}</span>
      </p>
      <p className={styles.text}>{cover.text}</p>
      <nav className={styles.plan} aria-label={cover.plan.label}>
        <img {...court.plan} alt={cover.plan.alt} fetchPriority="high" />
        <ul className={styles.rooms}>
          {sheets.map(({ id }) => (
            <li key={id} data-room={id}>
              <a href={`#${id}`}>
                <span>{words.sheets[id]}</span> <small>{cover.rooms[id]}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
