import type { Frame } from '../../models/frame/frame.ts'
import { Picture } from '../pictures/Picture.tsx'
import styles from './MenuMap.module.css'

/** All pages by theme, each theme with its picture; on phones an accordion. */
export function MenuMap({ name, themes }: Frame['menu']['map']) {
  return (
    <nav aria-label={name} className={styles.map}>
      {themes.map(({ heading, picture, links }) => (
        <details key={heading}>
          <summary>
            <Picture source={picture} sizes="(max-width: 47.999em) 72px, 340px" />
            <h2>{heading}</h2>
          </summary>
          <ul>
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
