import { Icon } from '../../icons/Icon.tsx'
import type { Frame } from '../../models/frame/frame.ts'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  readonly search: Frame['search']
  /** In the menu, at the top of wide pages, opposite the bar, or on a page. */
  readonly place: 'menu' | 'top' | 'page'
}

/**
 * A field that leads to the page of search, with suggestions while one types (src/browser/searchBoxes.ts). Little
 * markup, because every page has it.
 */
export function SearchBox({ search, place }: SearchBoxProps) {
  return (
    <search className={`${styles.box} ${styles[place]}`}>
      <form action={search.action}>
        <input
          type="search"
          name="q"
          maxLength={search.longest}
          aria-label={search.label}
          placeholder={search.label}
          autoComplete="off"
          data-suggest
        />
        <button type="submit" aria-label={search.submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
