import { Heading } from '../Heading.tsx'
import { Storey } from './Storey.tsx'
import styles from './Weeks.module.css'
import type { ConstructionWords } from './words.ts'

/** Number of weeks in the programme. */
const total = 26

/** The programme of a site as bars over 26 weeks, with the client's part. */
export function Weeks({ words }: { readonly words: ConstructionWords['weeks'] }) {
  return (
    <Storey id="weeks">
      <Heading id="weeks-title" className={styles.title} text={words.title} />
      <p className={styles.text}>{words.text}</p>
      <ol className={styles.list}>
        {words.list.map(({ from, to, name, text, client }) => (
          <li key={name}>
            <p className={styles.when}>
              <b>{from === to ? from : `${from}–${to}`}</b> {words.week}
            </p>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${total} 4`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 4H${total}`} />
              <rect x={from - 1} width={to - from + 1} height={4} />
            </svg>
            <p className={styles.client}>
              <span>{words.client}</span> {client}
            </p>
          </li>
        ))}
      </ol>
    </Storey>
  )
}
