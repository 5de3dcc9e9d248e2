import { Heading } from '../Heading.tsx'
import styles from './Cover.module.css'
import { court } from './drawings.ts'
import { sheets } from './sheets.ts'
import type { ArchitectureWords } from './words.ts'

/** The first view: the office's approach in numbers, and a house plan whose rooms link to the sheets. */
export function Cover({ words }: { readonly words: ArchitectureWords }) {
  const { cover } = words
  return (
    <section className={styles.cover}>
      <Heading level="h1" className={styles.title} text={cover.title} />
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
