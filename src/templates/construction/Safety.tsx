import type { Language } from '../../../routing/language.ts'
import { Heading } from '../Heading.tsx'
import styles from './Safety.module.css'
import { Storey } from './Storey.tsx'
import type { ConstructionWords } from './words.ts'

interface SafetyProps {
  readonly words: ConstructionWords['safety']
  readonly language: Language
}

/** Safety: the board at a site's gate, and the crew's day by the clock. */
export function Safety({ words, language }: SafetyProps) {
  const { board, day } = words
  return (
    <Storey id="safety" className={styles.safety}>
      <Heading id="safety-title" className={styles.title} text={words.title} />
      <div className={styles.board}>
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <path d="M10 0h10v10h10v10H20v10H10V20H0V10h10z" />
        </svg>
        <h3>{board.title}</h3>
        <p className={styles.days}>
          <b>{new Intl.NumberFormat(language).format(board.days)}</b> {board.unit}
        </p>
        <p>
          {board.goal} <small>{board.note}</small>
        </p>
      </div>
      <div className={styles.cycle}>
        <h3>{words.cycle}</h3>
        <ol className={styles.day}>
          {day.map(({ time, text }) => (
            <li key={time}>
              <time dateTime={time.padStart(5, '0')}>{time}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Storey>
  )
}
