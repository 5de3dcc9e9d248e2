import type { Language } from '../../../routing/language.ts'
import { Area } from './Area.tsx'
import styles from './Electrical.module.css'
import { Emergency } from './Emergency.tsx'
import { End } from './End.tsx'
import { Hero } from './Hero.tsx'
import { Licensed } from './Licensed.tsx'
import { Prices } from './Prices.tsx'
import { TopBar } from './TopBar.tsx'
import { Visit } from './Visit.tsx'
import { Which } from './Which.tsx'
import type { ElectricalWords } from './words.ts'

interface ElectricalProps {
  readonly words: ElectricalWords
  readonly language: Language
}

/** An electrician's page along one wire: emergency steps and telephone first, then everything else. */
export function Electrical({ words, language }: ElectricalProps) {
  return (
    <div className={styles.page}>
      <TopBar words={words} />
      <div className={styles.line}>
        <main>
          <Hero words={words} />
          <Emergency words={words.emergency} />
          <Which words={words.which} />
          <Prices words={words.prices} language={language} />
          <Licensed words={words.licensed} />
          <Area words={words.area} />
          <Visit words={words.visit} />
        </main>
        <End words={words} />
      </div>
    </div>
  )
}
