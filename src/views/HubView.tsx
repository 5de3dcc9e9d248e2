import { BusinessCard } from '../components/BusinessCard.tsx'
import { PageCards } from '../components/PageCards.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import styles from './HubView.module.css'
import type { DrawPart } from './parts.tsx'
import { wideLists } from './wideLists.ts'

// The cards are the page's first level below its title.
const draw: DrawPart = (part) => {
  if (part.show === 'cards') return <PageCards cards={part.cards} heading="h2" />
  if (part.show !== 'businesses') return null
  return (
    <ul className={styles.businesses}>
      {part.cards.map((card) => (
        <li key={card.href}>
          <BusinessCard {...card} heading="h2" />
        </li>
      ))}
    </ul>
  )
}

/** A page from which several others begin: their cards come first, what they have in common after. */
export function HubView({ model }: { readonly model: EssayModel }) {
  return (
    <EssayView
      model={model}
      className={[styles.hub, wideLists(model)].filter(Boolean).join(' ')}
      draw={draw}
    />
  )
}
