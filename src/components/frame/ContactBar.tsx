import type { Frame } from '../../models/frame/frame.ts'
import styles from './ContactBar.module.css'
import { ToTop } from './ToTop.tsx'

interface ContactBarProps {
  readonly contact: NonNullable<Frame['contact']>
  readonly toTop: string
}

/**
 * On phones a bar at the window's lower edge: the way back to the top, how far one has read, and the way to
 * the contact form, which is a long way down otherwise. In larger windows only the way to the top is seen.
 */
export function ContactBar({ contact, toTop }: ContactBarProps) {
  return (
    <aside className={styles.bar}>
      <ToTop label={toTop} />
      <a href={contact.href} className={styles.contact}>
        {contact.label}
      </a>
    </aside>
  )
}
