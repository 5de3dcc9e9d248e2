import { BusinessCard } from '../../components/cards/BusinessCard.tsx'
import { PageCards } from '../../components/cards/PageCards.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import type { DrawPart } from '../text/drawPart.tsx'
import { EssayView } from '../text/EssayView.tsx'
import { wideLists } from '../text/wideLists.ts'
import styles from './HubView.module.css'

// The cards are the first level below the page's title.
const draw: DrawPart = (part) => {
  if (part.show === 'cards') return <PageCards cards={part.cards} heading="h2" />
  if (part.show !== 'businesses') return null
  return (
    <ul className={styles.businesses}>
      {part.cards.map((card) => (
        <li key={card.href} data-later>
          <BusinessCard {...card} heading="h2" />
        </li>
      ))}
    </ul>
  )
}

/** A hub: its cards first, then what they have in common. */
export function HubView({ model }: { readonly model: EssayModel }) {
  return (
    <EssayView
      model={model}
      className={[styles.hub, wideLists(model)].filter(Boolean).join(' ')}
      draw={draw}
    />
  )
}
