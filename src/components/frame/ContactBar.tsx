import type { Frame } from '../../models/frame/frame.ts'
import styles from './ContactBar.module.css'
import { ToTop } from './ToTop.tsx'

interface ContactBarProps {
  readonly contact: NonNullable<Frame['contact']>
  readonly phone: Frame['phone']
  readonly toTop: string
}

/**
 * On phones, a bar at the bottom: back to top, reading progress, and contact form, which is otherwise far
 * down. In larger windows only the back-to-top link.
 */
export function ContactBar({ contact, phone, toTop }: ContactBarProps) {
  return (
    <aside className={styles.bar}>
      <ToTop label={toTop} />
      {phone && (
        <a href={phone.href} className={styles.phone}>
          {phone.label}
        </a>
      )}
      <a href={contact.href} className={styles.contact}>
        {contact.label}
      </a>
    </aside>
  )
}
