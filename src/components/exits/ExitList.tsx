import type { ExitModel } from '../../models/exits/exitModels.ts'
import { ExitFacts } from './ExitFacts.tsx'
import styles from './ExitList.module.css'

interface ExitListProps {
  readonly exits: readonly ExitModel[]
  /** Only names and facts, shown where the doors cannot be hovered. */
  readonly brief?: boolean
}

/** The six exits in the doors' order, with their facts; the doors link here. */
export function ExitList({ exits, brief = false }: ExitListProps) {
  return (
    <ol
      data-later={brief ? undefined : ''}
      className={`${styles.exits} ${brief ? styles.brief : ''}`}
    >
      {exits.map(({ id, name, expansion, href, facts, text, more, succession }) => (
        <li
          key={id}
          id={brief ? undefined : `exit-${id}`}
          data-later={brief ? undefined : ''}
          data-succession={succession}
        >
          <h3>{brief ? <a href={href}>{name}</a> : name}</h3>
          {!brief && expansion && <small>{expansion}</small>}
          <ExitFacts facts={facts} />
          {!brief && (
            <p>
              {text} <a href={more.href}>{more.label}</a>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
