import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { formatYen } from '../formatYen.ts'
import { Scroll } from '../Scroll.tsx'
import { Heading } from './Heading.tsx'
import { equalInstalments } from './islands/repayment.ts'
import { millions } from './money.ts'
import styles from './Simulation.module.css'

interface SimulationProps {
  readonly words: TemplateWords<'finance'>['simulation']
  readonly language: Language
  readonly children: ReactNode
}

/** The calculator, and a table of instalments for visitors without JavaScript. */
export function Simulation({ words, language, children }: SimulationProps) {
  const { table } = words
  return (
    <section id="simulation" className={styles.simulation}>
      <Heading title={words.title} lead={words.lead} />
      <p className={styles.noScript}>{words.noScript}</p>
      {children}
      <p className={styles.note}>{words.note}</p>
      <details className={styles.table}>
        <summary>{table.title}</summary>
        <Scroll label={table.title} className={styles.scroll}>
          <table>
            <ColumnHeads
              names={[
                table.term,
                ...table.years.map((years) => table.column.replace('{years}', String(years))),
              ]}
            />
            <tbody>
              {table.amounts.map((amount) => (
                <tr key={amount}>
                  <th scope="row">{millions(amount, language)}</th>
                  {table.years.map((years) => {
                    const loan = { principal: amount * 1e6, years, rate: table.rate }
                    return (
                      <td key={years}>{formatYen(equalInstalments(loan).monthly, language)}</td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </section>
  )
}
