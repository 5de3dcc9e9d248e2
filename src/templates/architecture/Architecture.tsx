import type { Language } from '../../../routing/language.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import styles from './Architecture.module.css'
import { Cover } from './Cover.tsx'
import { House } from './House.tsx'
import { Meeting } from './Meeting.tsx'
import { Office } from './Office.tsx'
import { Process } from './Process.tsx'
import { TitleBlock } from './TitleBlock.tsx'
import { Works } from './Works.tsx'
import type { ArchitectureWords } from './words.ts'

interface ArchitectureProps {
  readonly words: ArchitectureWords
  readonly language: Language
  /** A picture of each work's model, in the order of the words. */
  readonly models: readonly PictureSource[]
}

/** An architect's page as one drawing sheet, with its title block along the edge. */
export function Architecture({ words, language, models }: ArchitectureProps) {
  return (
    <div className={styles.page}>
      <TitleBlock words={words} />
      <main className={styles.sheet}>
        <Cover words={words} />
        <Works words={words} models={models} />
        <House words={words} />
        <Process words={words} language={language} />
        <Office words={words} />
        <Meeting words={words} />
      </main>
    </div>
  )
}
