import type { Frame } from '../../models/frame/frame.ts'
import styles from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'

type FooterProps = Pick<Frame, 'footer' | 'home' | 'languages' | 'phone'>

/** The foot of every page: link columns, language switch, equal-opportunity statement, copyright. */
export function Footer({ footer, home, languages, phone }: FooterProps) {
  return (
    <footer data-later className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <Logo href={home.href} aria-label={home.label} />
          <LanguageSwitch {...languages} />
        </div>
        <div className={styles.columns}>
          {footer.columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, href, current }) => (
                  <li key={href}>
                    <a href={href} aria-current={current ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          <p>{footer.statement}</p>
          {phone && (
            <a href={phone.href} className={styles.phone}>
              {phone.label} {phone.number}
            </a>
          )}
          <small>{footer.copyright}</small>
        </div>
      </div>
    </footer>
  )
}
