import type { Frame } from '../../models/frame/frame.ts'
import styles from './FloatingBar.module.css'
import { Logo } from './Logo.tsx'

interface FloatingBarProps {
  readonly home: Frame['home']
  readonly openMenu: string
}

/** The bar that floats at the top left of every page: menu button and logo. */
export function FloatingBar({ home, openMenu }: FloatingBarProps) {
  return (
    <header className={styles.bar}>
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        aria-haspopup="dialog"
        aria-label={openMenu}
        className={styles.menu}
      >
        <i />
        <i />
        <i />
      </button>
      <Logo href={home.href} aria-label={home.label} className={styles.plate ?? ''} />
    </header>
  )
}
