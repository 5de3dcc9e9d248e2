import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { Scroll } from '../Scroll.tsx'
import { Heading } from './Heading.tsx'
import styles from './Loans.module.css'
import { millions, percent } from './money.ts'

interface LoansProps {
  readonly words: TemplateWords<'finance'>['loans']
  readonly asOf: string
  readonly language: Language
}

/** The loans as a page of a ledger. */
export function Loans({ words, asOf, language }: LoansProps) {
  const { columns } = words
  return (
    <section id="loans" className={styles.loans}>
      <Heading title={words.title} lead={words.lead} />
      <Scroll label={words.caption} className={styles.scroll}>
        <table>
          <caption>{words.caption}</caption>
          <ColumnHeads
            names={[columns.product, columns.rate, columns.term, columns.amount, columns.who]}
          />
          {words.groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className={styles.group}>
                <th colSpan={5} scope="rowgroup">
                  {name}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td className={styles.rate}>
                    {percent(row.rate)} <small>{words[row.kind]}</small>
                  </td>
                  <td>{words.term.replace('{years}', String(row.years))}</td>
                  <td>{words.amount.replace('{amount}', millions(row.million, language))}</td>
                  <td className={styles.who}>{row.who}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Scroll>
      <p className={styles.asOf}>{asOf}</p>
    </section>
  )
}
