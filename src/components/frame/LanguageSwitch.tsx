import type { LanguageLinks } from '../../models/frame/frame.ts'
import styles from './LanguageSwitch.module.css'

/**
 * JA|EN: the current language is marked, the other is a link to the same page. Screen readers hear the
 * languages' full names.
 */
export function LanguageSwitch({ heading, current, other }: LanguageLinks) {
  const currentItem = (
    <span
      key={current.language}
      aria-current="true"
      lang={current.language}
      className={styles.current}
    >
      {current.language.toUpperCase()}
      <span className={styles.name}>{` ${current.name}`}</span>
    </span>
  )
  const otherItem = (
    <a
      key={other.language}
      href={other.href}
      hrefLang={other.language}
      lang={other.language}
      data-language
    >
      {other.language.toUpperCase()}
      <span className={styles.name}>{` ${other.name}`}</span>
    </a>
  )
  const [first, second] =
    current.language === 'ja' ? [currentItem, otherItem] : [otherItem, currentItem]
  return (
    <nav aria-label={heading} className={styles.switch}>
      {first}
      <span aria-hidden="true">|</span>
      {second}
    </nav>
  )
}
