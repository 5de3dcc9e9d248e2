import type { ReactNode } from 'react'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PageCards } from '../components/PageCards.tsx'
import type { Part } from '../models/partModels.ts'
import styles from './parts.module.css'

/** Draws a part that only some kinds of page have; a falsy value leaves it to `drawPart`. */
export type DrawPart = (part: Part) => ReactNode

/** Draws a part that every page of text can have. */
export function drawPart(part: Part): ReactNode {
  switch (part.show) {
    case 'cards':
      return <PageCards cards={part.cards} />
    case 'button':
      return (
        <p className={styles.onward}>
          <ButtonLink href={part.href}>{part.label}</ButtonLink>
        </p>
      )
    case 'link':
      return (
        <p className={styles.onward}>
          <a href={part.href}>{part.label}</a>
        </p>
      )
    default:
      throw new Error(`No view of this kind draws "${part.show}".`)
  }
}
