import type { ShownDoor } from '../../models/exits/exitExample.ts'
import styles from './Door.module.css'

/** A drawn door, as wide as its place. What it shows is said beside it. */
export function Door({ state, exit }: Pick<ShownDoor, 'state'> & Partial<Pick<ShownDoor, 'exit'>>) {
  return <span aria-hidden="true" data-door={state} data-exit={exit} className={styles.door} />
}
