import { frameAnchor } from '../../routing/templates.ts'
import type { TemplateStrip as Strip } from '../models/gallery/templateModel.ts'
import styles from './TemplateStrip.module.css'

/**
 * Over every template that is opened by itself: says that it is one, and leads back and on. In the frame
 * around a template, which has a bar that does the same, it is out of sight; should it be seen there, its
 * links to the site leave the frame, because the site's own pages may not be framed.
 */
export function TemplateStrip({ label, title, note, gallery, use, other }: Strip) {
  return (
    <aside id={frameAnchor} className={styles.strip} data-template-strip>
      <p>
        <strong>{label}</strong> {title}
        <span> – {note}</span>
      </p>
      <nav aria-label={label}>
        <a href={gallery.href} target="_top">
          {gallery.label}
        </a>
        <a href={other.href} lang={other.language} hrefLang={other.language}>
          {other.label}
        </a>
        <a href={use.href} target="_top">
          {use.label}
        </a>
      </nav>
    </aside>
  )
}
