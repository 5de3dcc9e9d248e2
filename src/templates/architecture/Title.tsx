import type { Language } from '../../../routing/language.ts'
import { Phrases } from '../../components/text/Phrases.tsx'
import { phrases } from '../../models/text/phrases.ts'
import { type SheetId, sheets } from './sheets.ts'
import styles from './Title.module.css'

interface TitleProps {
  readonly id: SheetId
  /** The sheet's name in the list of drawings. */
  readonly name: string
  readonly language: Language
  readonly children: string
}

/** A sheet's heading under its number, as a drawing is titled. */
export function Title({ id, name, language, children }: TitleProps) {
  return (
    <header className={styles.title}>
      <p className={styles.number}>
        <b>{sheets.find((each) => each.id === id)?.number}</b> {name}
      </p>
      <h2 id={`${id}-title`}>
        <Phrases phrases={phrases(children, language)} />
      </h2>
    </header>
  )
}
