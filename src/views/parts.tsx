import type { ReactNode } from 'react'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { FeeTable } from '../components/FeeTable.tsx'
import { PageCards } from '../components/PageCards.tsx'
import { Profiles } from '../components/Profiles.tsx'
import { ProfileTable } from '../components/ProfileTable.tsx'
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
