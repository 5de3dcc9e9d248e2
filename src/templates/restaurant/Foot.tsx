import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Foot.module.css'

type FootProps = TemplateWords<'restaurant'>['footer'] & {
  readonly name: string
  readonly telephone: string
}

/** The farewell called after leaving guests. */
export function Foot({ name, telephone, thanks, pay, legal }: FootProps) {
  return (
    <footer className={styles.foot}>
      <p className={styles.thanks}>{thanks}</p>
      <div>
        <p className={styles.name}>
          {name} <a href={`tel:${telephone}`}>{telephone}</a>
        </p>
        <p>{pay}</p>
        <p>{legal}</p>
      </div>
    </footer>
  )
}
