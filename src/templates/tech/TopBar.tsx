import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './TopBar.module.css'

/** The bar above the grid, made of panels: name, navigation, call to action. */
export function TopBar({ words }: { readonly words: TemplateWords<'tech'> }) {
  const { nav } = words
  return (
    <header className={styles.bar}>
      <p className={styles.name}>
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <circle cx="12" cy="12" r="12" fill="#1533d6" />
          <circle cx="12" cy="12" r="6.5" fill="none" stroke="#c8f32b" strokeWidth="3" />
        </svg>
        {words.name}
      </p>
      <nav aria-label={nav.label} className={styles.nav}>
        <a href="#uses">{nav.uses}</a>
        <a href="#install">{nav.install}</a>
        <a href="#developers">{nav.developers}</a>
        <a href="#pricing">{nav.pricing}</a>
        <a href="#faq">{nav.faq}</a>
      </nav>
      <a href="#trial" className={styles.trial}>
        {words.trialLink}
      </a>
    </header>
  )
}
