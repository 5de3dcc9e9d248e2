import styles from './Profile.module.css'

interface ProfileProps {
  readonly label: string
  readonly items: readonly string[]
}

/** The navigation's targets, from the mountain down. */
const targets = ['water', 'harvest', 'day', 'boxes', 'season', 'catch']

/** The navigation, as the river's section from its spring to the net under the sea. */
export function Profile({ label, items }: ProfileProps) {
  return (
    <nav aria-label={label} className={styles.profile}>
      <svg viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#2f6d9c" d="M440 104h160v96H440z" />
        <path fill="#f7efdc" d="M0 0C60 40 120 58 200 72s160 18 250 30q40 8 70 98H0z" />
        <path
          fill="none"
          stroke="#17345f"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          d="M0 0C60 40 120 58 200 72s160 18 250 30q40 8 70 98M452 104h148"
        />
      </svg>
      <ul className={styles.stations}>
        {items.map((item, at) => (
          <li key={item}>
            <a href={`#${targets[at]}`}>{item}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
