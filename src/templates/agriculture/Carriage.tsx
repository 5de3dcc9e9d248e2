import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { formatYen } from '../formatYen.ts'
import styles from './Carriage.module.css'

type CarriageProps = TemplateWords<'agriculture'>['boxes']['carriage'] & {
  readonly language: Language
}

/** Shipping costs by destination and size. */
export function Carriage({ caption, columns, rows, language }: CarriageProps) {
  return (
    <table className={styles.carriage}>
      <caption>{caption}</caption>
      <ColumnHeads names={columns} />
      <tbody>
        {rows.map(({ name, prices: [small, large] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatYen(small ?? 0, language)}</td>
            <td>{formatYen(large ?? 0, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
