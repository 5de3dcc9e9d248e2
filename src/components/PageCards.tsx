import type { PageCardModel } from '../models/cardModels.ts'
import { PageCard } from './PageCard.tsx'
import styles from './PageCards.module.css'

/** Plain cards that lead to pages, side by side, as many as fit. */
export function PageCards({ cards }: { readonly cards: readonly PageCardModel[] }) {
  const [first, ...others] = cards
  if (first && others.length === 0) return <PageCard {...first} />
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.href}>
          <PageCard {...card} />
        </li>
      ))}
    </ul>
  )
}
