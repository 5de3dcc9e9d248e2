import type { ReactNode } from 'react'
import { Breadcrumb } from '../../components/frame/Breadcrumb.tsx'
import { Opening } from '../../components/frame/Opening.tsx'
import { OfferTerms } from '../../components/gallery/OfferTerms.tsx'
import { TemplateCard } from '../../components/gallery/TemplateCard.tsx'
import { Arcade } from '../../components/pictures/Arcade.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { Phrases } from '../../components/text/Phrases.tsx'
import type { GalleryModel } from '../../models/gallery/galleryModel.ts'
import styles from './GalleryView.module.css'

interface GalleryViewProps {
  readonly model: GalleryModel
  /** Id of the cards' container, which the filter scrolls to. */
  readonly place: string
  /** The filter island. */
  readonly children?: ReactNode
}

/**
 * The gallery. Its head is compact, because visitors come for the cards: below the sticky header with the
 * floating bar, the title is an orange block before twelve arches.
 */
export function GalleryView({ model, place, children }: GalleryViewProps) {
  const { title, subtitle, close, breadcrumb, cards, empty, offer } = model
  return (
    <div className={styles.gallery}>
      <div className={styles.head}>
        <Arcade bays={cards.length} />
        <div className={styles.block}>
          <h1>
            <Phrases phrases={title} />
          </h1>
          <p>
            <Phrases phrases={subtitle} />
          </p>
        </div>
        <Opening />
      </div>
      <div className={styles.way}>
        <Breadcrumb {...breadcrumb} />
        <p className={styles.toOffer}>
          <a href="#offer">{offer.link}</a>
        </p>
      </div>
      <div className={styles.header}>
        <a href={close.href} data-back="" className={styles.close}>
          <span>{close.label}</span>
        </a>
        {children}
      </div>
      <div id={place} className={styles.place}>
        <ul className={styles.cards}>
          {cards.map(({ category, ...card }, at) => (
            <li key={card.href} data-later={at > 0 ? '' : undefined} data-template={category}>
              <TemplateCard {...card} first={at === 0} />
            </li>
          ))}
        </ul>
        <div data-no-template className={styles.empty}>
          <h2>
            <Phrases phrases={empty.heading} />
          </h2>
          <p>{empty.text}</p>
          <p className={styles.ways}>
            <ButtonLink href={empty.all.href}>{empty.all.label}</ButtonLink>
            <a href={empty.contact.href}>{empty.contact.label}</a>
          </p>
        </div>
      </div>
      <section id="offer" data-later aria-labelledby="offer-heading" className={styles.offer}>
        <OfferTerms {...offer} headingId="offer-heading" />
      </section>
    </div>
  )
}
