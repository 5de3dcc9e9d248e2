import { fill } from '../../../../content-reader/text/fill.ts'
import type { ExitFinderWords } from '../../../models/exits/exitRulesModel.ts'
import styles from './ExitDoorways.module.css'

interface ExitDoorwaysProps {
  readonly exits: readonly {
    readonly exit: string
    readonly name: string
    /** How many obstacles the answers raise. */
    readonly raised: number
  }[]
  readonly words: Pick<ExitFinderWords, 'doors' | 'raised'>
}

/** The six exits as doors, which the answers close: a quarter for each obstacle. */
export function ExitDoorways({ exits, words }: ExitDoorwaysProps) {
  return (
    <figure className={styles.doorways}>
      <ol>
        {exits.map(({ exit, name, raised }) => (
          <li key={exit}>
            <span aria-hidden="true" data-closed={Math.min(4, raised)} className={styles.door} />
            <b>{name}</b>
            <small>{fill(words.raised, { count: raised })}</small>
          </li>
        ))}
      </ol>
      <figcaption>{words.doors}</figcaption>
    </figure>
  )
}
