import type { ExitChange } from '../../../../calculators/exits/findChanges.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import type { ExitFinderWords } from '../../../models/exits/exitRulesModel.ts'
import styles from './ExitChanges.module.css'

interface ExitChangesProps {
  /** Which answer was changed, and the exits that this changed. */
  readonly title: string
  readonly changes: readonly (ExitChange<string> & { readonly name: string })[]
  readonly words: Pick<ExitFinderWords, 'added' | 'gone' | 'speaks' | 'hinders'>
  readonly language: Language
}

/** What the latest answer brought up for each exit and what it took away. */
export function ExitChanges({ title, changes, words, language }: ExitChangesProps) {
  return (
    <aside className={styles.changes} aria-label={title}>
      <p>{title}</p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ exit, name, points }) => (
            <div key={exit}>
              <dt>{name}</dt>
              {points.map(({ kind, gone, text }) => {
                const Point = gone ? 'del' : 'ins'
                return (
                  <dd key={text}>
                    <small>
                      {gone ? words.gone : words.added}
                      {colon[language]}
                      {words[kind]}
                    </small>
                    <Point>{text}</Point>
                  </dd>
                )
              })}
            </div>
          ))}
        </dl>
      )}
    </aside>
  )
}
