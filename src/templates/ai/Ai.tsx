import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Ai.module.css'
import { Ask } from './Ask.tsx'
import { Composer } from './Composer.tsx'
import { Exchange } from './Exchange.tsx'
import { Limits } from './Limits.tsx'
import { Opening } from './Opening.tsx'
import { Paper } from './Paper.tsx'
import { Price } from './Price.tsx'
import { Reads } from './Reads.tsx'
import { Security } from './Security.tsx'
import { Trial } from './Trial.tsx'

interface AiProps {
  readonly words: TemplateWords<'ai'>
  readonly language: Language
  readonly split: (text: string) => readonly string[]
}

/** The page is one dialogue: questions are its headings, answers its sections, a bar of questions its navigation. */
export function Ai({ words, language, split }: AiProps) {
  const { reads, limits, security, trial, price, ask } = words
  return (
    <>
      <main className={styles.page}>
        <Opening words={words} />
        <Paper words={words.paper} />
        <div className={styles.dialogue}>
          <Exchange id="reads" question={split(reads.question)} answer={reads.answer}>
            <Reads words={reads} />
          </Exchange>
          <Exchange id="limits" question={split(limits.question)} answer={limits.answer}>
            <Limits words={limits} />
          </Exchange>
          <Exchange id="security" question={split(security.question)} answer={security.answer}>
            <Security words={security} />
          </Exchange>
          <Exchange id="trial" question={split(trial.question)} answer={trial.answer}>
            <Trial words={trial} />
          </Exchange>
          <Exchange id="price" question={split(price.question)} answer={price.answer}>
            <Price words={price} language={language} />
          </Exchange>
          <Exchange id="ask" question={split(ask.question)} answer={ask.answer}>
            <Ask words={ask} />
          </Exchange>
        </div>
      </main>
      <Composer
        label={words.composer.label}
        questions={[
          ['reads', reads.short],
          ['limits', limits.short],
          ['security', security.short],
          ['trial', trial.short],
          ['price', price.short],
        ]}
      />
    </>
  )
}
