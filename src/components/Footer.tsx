import type { Frame } from '../models/frame.ts'
import styles from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'

type FooterProps = Pick<Frame, 'footer' | 'home' | 'languages'>

/** The foot of every page: link columns, language switch, equal-opportunity statement, copyright. */
export function Footer({ footer, home, languages }: FooterProps) {
  return (
    <footer data-later className={styles.footer}>
      <div className={styles.inner}>
        <Logo href={home.href} aria-label={home.label} />
        <div className={styles.columns}>
          {footer.columns
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              <nav key={heading} aria-label={heading} data-long={links.length > 9 || undefined}>
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
          <LanguageSwitch {...languages} />
          <small>{footer.copyright}</small>
        </div>
      </div>
    </footer>
  )
}
