import type { ExitModel } from '../../models/exits/exitModels.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Folded } from '../text/Folded.tsx'
import { ExitFacts } from './ExitFacts.tsx'
import styles from './ExitList.module.css'

interface ExitListProps {
  readonly exits: readonly ExitModel[]
  /** All doors in one wall; each exit shows its own. */
  readonly picture: PictureSource
}

/** The six exits in the doors' order, with their facts, which phones fold; the doors link here. */
export function ExitList({ exits, picture }: ExitListProps) {
  const wall = { wide: picture.wide, alt: '' }
  return (
    <ol data-later className={styles.exits}>
      {exits.map(({ id, name, expansion, facts, text, more, succession }) => (
        <li key={id} id={`exit-${id}`} data-later data-succession={succession}>
          {/* The size of the head, so that the same file serves both. */}
          <span className={styles.door}>
            <Picture source={wall} sizes="100vw" />
          </span>
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
