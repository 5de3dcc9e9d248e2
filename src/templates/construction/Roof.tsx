import { Facts } from '../Facts.tsx'
import { Crane } from './Crane.tsx'
import { Crew } from './Crew.tsx'
import { Load } from './Load.tsx'
import { Masthead } from './Masthead.tsx'
import styles from './Roof.module.css'
import { Storey } from './Storey.tsx'
import type { ConstructionWords } from './words.ts'

/** The top of the building under the sky: the firm, and a crane that lowers the link to an estimate. */
export function Roof({ words }: { readonly words: ConstructionWords }) {
  const { roof } = words
  return (
    <Storey id="roof" className={styles.roof}>
      <Crane className={styles.crane} />
      <Masthead words={words} />
      <h1 id="roof-title" className={styles.title}>
        {roof.lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p className={styles.text}>{roof.text}</p>
      <Load text={roof.estimate} />
      <Facts facts={roof.facts} className={styles.facts} />
      <p className={styles.note}>{roof.note}</p>
      <Crew className={styles.crew} />
    </Storey>
  )
}
