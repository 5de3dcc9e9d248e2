import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { Scroll } from '../Scroll.tsx'
import styles from './Year.module.css'

/** The whole year in a table, for whoever plans ahead or prints it. */
export function Year({ words }: { readonly words: TemplateWords<'agriculture'>['season'] }) {
  const { year, months, goods, field, sea } = words
  return (
    <details className={styles.year}>
      <summary>{year.summary}</summary>
      <Scroll label={year.caption} className={styles.scroll}>
        <table>
          <caption>{year.caption}</caption>
          <ColumnHeads names={[year.item, ...months]} />
          {[
            { label: field, list: goods.field },
            { label: sea, list: goods.sea },
          ].map(({ label, list }) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={13}>
                  {label}
                </th>
              </tr>
              {list.map((good) => (
                <tr key={good.name}>
                  <th scope="row">{good.name}</th>
                  {months.map((month, at) => (
                    <td key={month}>{good.months.includes(at + 1) && '●'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Scroll>
    </details>
  )
}
