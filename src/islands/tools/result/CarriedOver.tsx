import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import styles from './CarriedOver.module.css'

/** What was entered in other tools and this one can take over. */
export interface Offer {
  /** Label and text of each. */
  readonly lines: readonly string[]
  /** Whether the form has all of it already. */
  readonly taken: boolean
  readonly onTake: () => void
}

interface CarriedOverProps {
  readonly words: ToolWords['carried']
  readonly offer: Offer | undefined
  readonly onDrop: () => void
}

/** Says that a case comes from other tools, offers its numbers here, and drops it with one press. */
export function CarriedOver({ words, offer, onDrop }: CarriedOverProps) {
  const open = offer && !offer.taken
  return (
    <section className={styles.carried} aria-label={words.along}>
      <p>{open ? words.found : words.along}</p>
      {open && (
        <ul>
          {offer.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        {open && <ToolButton onClick={offer.onTake}>{words.take}</ToolButton>}
        <ToolButton onClick={onDrop}>{words.drop}</ToolButton>
      </p>
    </section>
  )
}
