import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Footer.module.css'

/** The telephone, and the note that the bank is a sample. */
export function Footer({ words }: { readonly words: TemplateWords<'finance'> }) {
  const { footer } = words
  return (
    <footer className={styles.footer}>
      <p>{footer.call}</p>
      <a href={`tel:${footer.phone}`}>{footer.phone}</a>
      <p>{footer.hours}</p>
      <p className={styles.name}>{words.name}</p>
      <p>{footer.sample}</p>
    </footer>
  )
}
