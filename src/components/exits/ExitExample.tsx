import type { ExitExampleModel } from '../../models/exits/exitExample.ts'
import { PlainTable } from '../tables/PlainTable.tsx'
import { Expandable } from '../text/Expandable.tsx'
import styles from './ExitExample.module.css'
import { ExitFindings } from './ExitFindings.tsx'

/** The exit finder's worked example: a company's answers and the finding for each exit. */
export function ExitExample({ language, words, answers, findings }: ExitExampleModel) {
  return (
    <Expandable title={<h3>{words.results}</h3>} className={styles.results}>
      <PlainTable
        heads={[words.question, words.answer]}
        rows={answers.map(({ ask, answer }) => ({ id: ask, label: ask, cells: [answer] }))}
      />
      <ExitFindings findings={findings} words={words} language={language} />
    </Expandable>
  )
}
