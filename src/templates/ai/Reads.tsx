import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import styles from './Reads.module.css'

/** Which documents it reads, what it marks in them, and how long that takes. */
export function Reads({ words }: { readonly words: TemplateWords<'ai'>['reads'] }) {
  const { columns } = words
  return (
    <table className={styles.table}>
      <caption>{words.caption}</caption>
      <ColumnHeads names={[columns.document, columns.marks, columns.time]} />
      <tbody>
        {words.rows.map(({ document, marks, time }) => (
          <tr key={document}>
            <th scope="row">{document}</th>
            <td>{marks}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
