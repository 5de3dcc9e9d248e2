import styles from './Head.module.css'
import type { EstateWords } from './words.ts'

export function Head({ name, menu }: Pick<EstateWords, 'name' | 'menu'>) {
  return (
    <header className={styles.head} data-opening>
      <strong className={styles.brand}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path fill="#f0643f" d="M16 2l13 10v18H3V12z" />
          <path fill="#fff" d="M10 15h5v5h-5zM17 15h5v5h-5zM10 22h5v8h-5zM17 22h5v4h-5z" />
        </svg>
        {name}
      </strong>
      <nav aria-label={menu.label}>
        <a href="#homes">{menu.homes}</a>
        <a href="#areas">{menu.areas}</a>
        <a href="#costs">{menu.costs}</a>
        <a href="#viewing">{menu.viewing}</a>
      </nav>
    </header>
  )
}
