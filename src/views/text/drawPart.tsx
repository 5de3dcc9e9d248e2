import type { ReactNode } from 'react'
import { PageCards } from '../../components/cards/PageCards.tsx'
import { Cases } from '../../components/firm/Cases.tsx'
import { FeeTable } from '../../components/firm/FeeTable.tsx'
import { People } from '../../components/firm/People.tsx'
import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import type { Part } from '../../models/pages/partModels.ts'
import styles from './parts.module.css'

/** Renders a part specific to some kinds of page; a falsy result leaves it to `drawPart`. */
export type DrawPart = (part: Part) => ReactNode

/** Renders a part that every text page can have. */
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
    case 'frame':
    case 'first-talk':
      return <ProfileTable rows={part.rows} shape="pairs" />
    case 'people':
      return <People people={part.people} />
    case 'cases':
      return <Cases {...part} />
    case 'fees':
      return <FeeTable {...part.table} />
    default:
      throw new Error(`No view for this kind of page renders "${part.show}".`)
  }
}
