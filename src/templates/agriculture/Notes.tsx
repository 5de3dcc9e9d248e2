import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import styles from './Notes.module.css'
import { dayOfYear } from './numbers.ts'

type NotesProps = TemplateWords<'agriculture'>['harvest'] & { readonly language: Language }

/** A page of the logbook: day, what, how much, remark. */
export function Notes({ heading, caption, columns, rows, language }: NotesProps) {
  return (
    <>
      <h2>{heading}</h2>
      <table className={styles.notes}>
        <caption>{caption}</caption>
        <ColumnHeads names={columns} />
        <tbody>
          {rows.map(({ date, what, kg, note }) => (
            <tr key={date}>
              <th scope="row">{dayOfYear(date, language)}</th>
              <td>{what}</td>
              <td>{kg} kg</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
