import type { Frame } from '../../models/frame/frame.ts'
import styles from './FloatingBar.module.css'
import { Logo } from './Logo.tsx'

interface FloatingBarProps {
  readonly home: Frame['home']
  readonly openMenu: string
}

/** The menu button and logo, fixed at the top left. */
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
