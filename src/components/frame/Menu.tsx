import { Icon } from '../../icons/Icon.tsx'
import type { Frame, LanguageLinks } from '../../models/frame/frame.ts'
import { ButtonLink } from '../text/ButtonLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './Menu.module.css'
import { MenuMap } from './MenuMap.tsx'

interface MenuProps {
  readonly menu: Frame['menu']
  readonly languages: LanguageLinks
}

/**
 * The full-screen menu: its entries, and beside them a map of all pages. A modal <dialog>, which holds the focus,
 * closes with Esc and gives the focus back by itself. It is opened by invoker commands and so needs no script in
 * current browsers; src/browser/everyPage.ts does the same for older ones.
 *
 * - Its button says whether it is open, and that it opens a dialog.
 * - The focus stays inside while it is open, and returns to the button.
 * - Esc, its button and a press on free space close it.
 * - The page that one is on is marked for ear and eye.
 */
export function Menu({ menu, languages }: MenuProps) {
  return (
    <dialog id="menu" aria-label={menu.name} className={styles.menu}>
      <button
        type="button"
        command="close"
        commandfor="menu"
        aria-label={menu.close}
        className={styles.close}
      />
      <div className={styles.inner}>
        <div>
          <nav aria-label={menu.name}>
            <ul className={styles.list}>
              {menu.items.map(({ label, href, current }) => (
                <li key={href}>
                  <a href={href} aria-current={current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            <ButtonLink variant="call" href={menu.button.href}>
              {menu.button.label}
            </ButtonLink>
            <a
              href={menu.search.href}
              aria-current={menu.search.current ? 'page' : undefined}
              className={styles.search}
            >
              <Icon name="search" />
              {menu.search.label}
            </a>
            <LanguageSwitch {...languages} />
          </div>
        </div>
        <MenuMap {...menu.map} />
      </div>
    </dialog>
  )
}
