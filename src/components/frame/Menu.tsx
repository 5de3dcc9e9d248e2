import type { Frame, LanguageLinks } from '../../models/frame/frame.ts'
import { ButtonLink } from '../text/ButtonLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './Menu.module.css'
import { MenuMap } from './MenuMap.tsx'
import { SearchBox } from './SearchBox.tsx'

interface MenuProps {
  readonly menu: Frame['menu']
  readonly search: Frame['search']
  /** Address of the index of search. */
  readonly index: string
  readonly languages: LanguageLinks
}

/**
 * The full-screen menu: its entries, and beside them a map of all pages. A modal <dialog>: the browser traps the focus,
 * closes it on Esc and restores the focus. Invoker commands open it without a script in
 * current browsers; src/browser/menu.ts is the fallback for older ones.
 *
 * - Its button has `aria-expanded` and `aria-haspopup`.
 * - The focus stays inside while it is open, and returns to the button.
 * - Esc, its button and a click on free space close it.
 * - The current page is marked by `aria-current` and visibly.
 */
export function Menu({ menu, search, index, languages }: MenuProps) {
  return (
    <dialog id="menu" aria-label={menu.name} data-index={index} className={styles.menu}>
      <button
        type="button"
        command="close"
        commandfor="menu"
        aria-label={menu.close}
        className={styles.close}
      />
      <div className={styles.inner}>
        <div>
          <SearchBox search={search} place="menu" />
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
            <LanguageSwitch {...languages} />
          </div>
        </div>
        <MenuMap {...menu.map} />
      </div>
    </dialog>
  )
}
