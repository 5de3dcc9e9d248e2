import type { ExitModel } from '../../models/exits/exitModels.ts'
import { Folded } from '../text/Folded.tsx'
import { ExitFacts } from './ExitFacts.tsx'
import styles from './ExitList.module.css'

interface ExitListProps {
  readonly exits: readonly ExitModel[]
}

/** The six exits in the doors' order, with their facts; the doors link here. */
export function ExitList({ exits }: ExitListProps) {
  return (
    <ol data-later className={styles.exits}>
      {exits.map(({ id, name, expansion, facts, text, more, succession }) => (
        <li key={id} id={`exit-${id}`} data-later data-succession={succession}>
          <h3>{name}</h3>
          {expansion && <small>{expansion}</small>}
          <Folded label={name}>
            <ExitFacts facts={facts} />
            <p>
              {text} <a href={more.href}>{more.label}</a>
            </p>
          </Folded>
        </li>
      ))}
    </ol>
  )
}
