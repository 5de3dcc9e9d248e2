import { frameAnchor } from '../../routing/templates.ts'
import type { TemplateStrip as Strip } from '../models/gallery/templateModel.ts'
import styles from './TemplateStrip.module.css'

/**
 * The strip on every template opened on its own: says that it is a sample and links back and on. The preview
 * frame has a bar of its own and hides it; if it appears there anyway, its links leave the frame, because the
 * site's pages may not be framed.
 */
export function TemplateStrip({ label, title, note, gallery, use, other }: Strip) {
  return (
    <aside id={frameAnchor} className={styles.strip} data-template-strip>
      <p>
        <strong>{label}</strong> {title} <span>– {note}</span>
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
