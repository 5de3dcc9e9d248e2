import type { NamedFinding } from '../../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../../models/exits/exitRulesModel.ts'
import type { ExitFinderModel } from '../../../models/tools/exitFinderTool.ts'
import styles from './ExitComparison.module.css'

interface ExitComparisonProps {
  /** Two, in the order of the rules. */
  readonly findings: readonly (NamedFinding & Pick<ExitFinderModel['names'][number], 'facts'>)[]
  readonly words: Pick<ExitFinderWords, 'compared' | 'speaks' | 'hinders' | 'none' | 'first'>
}

/** Two exits side by side: their facts, and what the answers say about them. */
export function ExitComparison({ findings, words }: ExitComparisonProps) {
  const list = (texts: readonly string[]) =>
    texts.length === 0 ? (
      words.none
    ) : (
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  const facts = findings[0]?.facts ?? []
  const rows = [
    ...facts.map(({ label }, row) => ({
      label,
      cells: findings.map((finding) => finding.facts[row]?.text),
    })),
    { label: words.speaks, cells: findings.map(({ speaks }) => list(speaks)) },
    {
      label: words.hinders,
      cells: findings.map(({ hinders }) => list(hinders.map(({ text }) => text))),
    },
    { label: words.first, cells: findings.map(({ first }) => first) },
  ]
  return (
    <table className={styles.comparison} aria-label={words.compared}>
      <thead>
        <tr>
          {findings.map(({ exit, name }) => (
            <th key={exit} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cells }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={findings.length}>
              {label}
            </th>
          </tr>
          <tr>
            {findings.map(({ exit }, at) => (
              <td key={exit}>{cells[at]}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
