import styles from './Tabs.module.css'

interface TabsProps {
  readonly label: string
  readonly items: readonly string[]
}

const targets = ['day', 'kit', 'prices', 'promises', 'area', 'questions']

/** The navigation as notebook tabs: at the right edge, in narrow windows above the first sheet. */
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
