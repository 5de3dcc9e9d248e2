import type { ReactNode } from 'react'
import { PageCards } from '../../components/cards/PageCards.tsx'
import { FeeTable } from '../../components/firm/FeeTable.tsx'
import { Profiles } from '../../components/firm/Profiles.tsx'
import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import type { Part } from '../../models/pages/partModels.ts'
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
    case 'rows':
      return <ProfileTable rows={part.rows} />
    case 'profiles':
      return <Profiles profiles={part.profiles} />
    case 'fees':
      return <FeeTable {...part.table} />
    default:
      throw new Error(`No view of this kind draws "${part.show}".`)
  }
}
