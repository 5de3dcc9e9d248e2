import styles from './Tabs.module.css'

interface TabsProps {
  readonly label: string
  readonly items: readonly string[]
}

/** Where the tabs lead, in their order. */
const targets = ['day', 'kit', 'prices', 'promises', 'area', 'questions']

/** The navigation as the tabs of a notebook: at its right edge, on narrow windows over its first sheet. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <header className={styles.header} data-opening>
      <nav aria-label={label}>
        <ul className={styles.tabs}>
          {items.map((item, at) => (
            <li key={item}>
              <a href={`#${targets[at]}`}>{item}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
