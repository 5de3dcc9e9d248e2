import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './End.module.css'

type EndProps = TemplateWords<'services'>['end'] & {
  readonly name: string
  readonly telephone: string
}

/** The back cover, with the telephone written large. */
export function End({ heading, hours, address, legal, name, telephone }: EndProps) {
  return (
    <footer className={styles.end}>
      <p className={styles.heading}>{heading}</p>
      <a href={`tel:${telephone}`}>{telephone}</a>
      <p>
        {hours} / {name} / {address}
      </p>
      <p>{legal}</p>
    </footer>
  )
}
