import type { Language } from '../../../routing/language.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { stageFee } from './fee.ts'
import styles from './Process.module.css'
import { Title } from './Title.tsx'
import type { ArchitectureWords } from './words.ts'

interface ProcessProps {
  readonly words: ArchitectureWords
  readonly language: Language
}

/** The design stages along a dimension line; row heights are proportional to months. */
export function Process({ words, language }: ProcessProps) {
  const { process, sheets } = words
  const { columns, stages, cost, rate, unit } = process
  const yen = new Intl.NumberFormat(language, { style: 'currency', currency: 'JPY' })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section id="process" className={styles.process} aria-labelledby="process-title">
      <div>
        <Title id="process" name={sheets.process}>
          {process.title}
        </Title>
        <p className={styles.text}>{process.text}</p>
      </div>
      <table className={styles.stages}>
        <caption>{process.caption}</caption>
        <ColumnHeads names={[columns.months, columns.stage, columns.fee]} />
        <tbody>
          {stages.map(({ name, text, months, share }) => (
            <tr key={name} data-months={months}>
              <td className={styles.months}>
                <b>{months}</b> {unit}
              </td>
              <th scope="row">
                {name}
                <p>{text}</p>
              </th>
              <td>
                {yen.format(stageFee(cost, rate, share))}
                <small>
                  {columns.share} {percent.format(share)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
