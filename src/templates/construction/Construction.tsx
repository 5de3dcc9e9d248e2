import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import { Base } from './Base.tsx'
import styles from './Construction.module.css'
import { Estimate } from './Estimate.tsx'
import { Lift } from './Lift.tsx'
import { Roof } from './Roof.tsx'
import { Safety } from './Safety.tsx'
import { Types } from './Types.tsx'
import { Weeks } from './Weeks.tsx'
import { Works } from './Works.tsx'
import type { ConstructionWords } from './words.ts'

interface ConstructionProps {
  readonly words: ConstructionWords
  readonly language: Language
  /** The before/after slider. */
  readonly children?: ReactNode
}

/** A builder's page as a building in elevation: every section is a storey, down to the ground and below it. */
export function Construction({ words, language, children }: ConstructionProps) {
  return (
    <div className={styles.page}>
      <Lift label={words.lift.label} names={words.levels} />
      <div className={styles.building}>
        <main>
          <Roof words={words} />
          <Works words={words.works}>{children}</Works>
          <Types words={words.types} />
          <Weeks words={words.weeks} />
          <Safety words={words.safety} language={language} />
          <Estimate words={words} />
        </main>
        <Base words={words} />
      </div>
    </div>
  )
}
