import { Heading } from '../Heading.tsx'
import { type SheetId, sheets } from './sheets.ts'
import styles from './Title.module.css'

interface TitleProps {
  readonly id: SheetId
  /** The sheet's name in the list of drawings. */
  readonly name: string
  readonly children: string
}

/** A sheet's heading under its number, as a drawing is titled. */
export function Title({ id, name, children }: TitleProps) {
  return (
    <header className={styles.title}>
      <p className={styles.number}>
        <b>{sheets.find((each) => each.id === id)?.number}</b> {name}
      </p>
      <Heading id={`${id}-title`} text={children} />
    </header>
  )
}
