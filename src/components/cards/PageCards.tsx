import type { PageCardModel } from '../../models/cards/cardModels.ts'
import { PageCard } from './PageCard.tsx'
import styles from './PageCards.module.css'

interface PageCardsProps {
  readonly cards: readonly PageCardModel[]
  readonly heading?: 'h2' | 'h3'
}

export function PageCards({ cards, heading = 'h3' }: PageCardsProps) {
  const [first, ...others] = cards
  if (first && others.length === 0) return <PageCard {...first} heading={heading} />
  return (
    <ul data-later className={styles.grid}>
      {cards.map((card) => (
        <li key={card.href}>
          <PageCard {...card} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
