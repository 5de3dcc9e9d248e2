import type { MenuMapModel } from '../models/menuMapModel.ts'
import styles from './MenuMap.module.css'
import { Picture } from './Picture.tsx'

/**
 * All pages by theme, each theme with its picture. On phones an accordion, which src/document/menuMap.ts
 * closes.
 */
export function MenuMap({ themes }: MenuMapModel) {
  return (
    <div className={styles.map}>
      {themes.map(({ heading, picture, links }) => (
        <details key={heading} open>
          <summary>
            <Picture source={picture} sizes="(max-width: 47.999em) 72px, 340px" />
            <h2>{heading}</h2>
          </summary>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
