import { Fragment } from 'react'
import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import bridge from './drawings/bridge.svg?url'
import { Rosette } from './Rosette.tsx'
import styles from './SpecimenNote.module.css'

interface SpecimenNoteProps {
  readonly words: TemplateWords<'finance'>
  readonly language: Language
}

/** The first view: a specimen banknote whose denominations are the two most requested rates. */
export function SpecimenNote({ words, language }: SpecimenNoteProps) {
  const { hero, nav } = words
  const [loan] = words.loans.groups[0]?.rows ?? []
  const deposit = words.deposits.certificates[1]
  return (
    <header className={styles.note} data-opening>
      <div className={styles.brand}>
        <p className={styles.name}>{words.name}</p>
        <p lang="en" className={styles.latin}>
          {words.latin}
        </p>
      </div>
      <nav aria-label={nav.label} className={styles.nav}>
        <a href="#loans">{nav.loans}</a>
        <a href="#simulation">{nav.simulation}</a>
        <a href="#deposits">{nav.deposits}</a>
        <a href="#branches">{nav.branches}</a>
      </nav>
      <h1 className={styles.title}>
        {hero.title.map((part) => (
          <Fragment key={part}>
            <span>{part}</span>
            {language === 'en' && ' '}
          </Fragment>
        ))}
      </h1>
      <img
        src={bridge}
        alt={hero.bridge}
        width="600"
        height="400"
        fetchPriority="high"
        className={styles.bridge}
      />
      <Rosette
        className={styles.loan}
        label={hero.loan}
        rate={loan?.rate ?? 0}
        pattern={hero.loanRate}
      />
      <Rosette
        className={styles.deposit}
        label={hero.deposit}
        rate={deposit?.rate ?? 0}
        pattern={hero.depositRate}
      />
      <p className={styles.actions}>
        <a href="#simulation">{hero.simulate}</a>
        <a href="#branches">{hero.visit}</a>
      </p>
      <p className={styles.lead}>{hero.lead}</p>
      <p className={styles.asOf}>{words.asOf}</p>
      <p className={styles.serial}>{hero.serial}</p>
      <p className={styles.specimen} aria-hidden="true">
        {hero.specimen}
      </p>
    </header>
  )
}
