import type { ExitExampleModel } from '../models/exitExample.ts'
import { ExitFindings } from '../shared/ExitFindings.tsx'
import { PlainTable } from '../shared/PlainTable.tsx'
import styles from './ExitExample.module.css'
import { Expandable } from './Expandable.tsx'

/** The exit finder's worked example: a company's answers, and what they say of each exit. */
export function ExitExample({ words, answers, findings }: ExitExampleModel) {
  return (
    <div>
      <PlainTable
        heads={[words.question, words.answer]}
        rows={answers.map(({ ask, answer }) => ({ id: ask, label: ask, cells: [answer] }))}
      />
      <Expandable title={<h3>{words.results}</h3>} className={styles.results}>
        <ExitFindings findings={findings} words={words} />
      </Expandable>
    </div>
  )
}
