import styles from './Noren.module.css'

interface NorenProps {
  readonly label: string
  readonly items: readonly string[]
}

/** The cloths' links, in order. */
const targets = ['menu', 'hours', 'seats', 'booking', 'access']

/** The curtain over the door: five cloths, each a link, with the house's two rings across them. */
export function Noren({ label, items }: NorenProps) {
  return (
    <header className={styles.noren} data-opening>
      <svg className={styles.rings} viewBox="0 0 300 180" aria-hidden="true">
        <g fill="none" stroke="#f5f0e4" strokeWidth="17">
          <circle cx="105" cy="90" r="74" />
          <circle cx="195" cy="90" r="74" />
          {/* The left ring passes over the right one. */}
          <path d="M161 138A74 74 0 0 0 174 116" stroke="#1d294d" strokeWidth="31" />
          <path d="M150 149A74 74 0 0 0 177 107" />
        </g>
      </svg>
      <nav aria-label={label}>
        <ul className={styles.cloths}>
          {items.map((item, at) => (
            <li key={item}>
              <a href={`#${targets[at]}`}>
                <span>{item}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
