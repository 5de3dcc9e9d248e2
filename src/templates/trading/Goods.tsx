import { ColumnHeads } from '../ColumnHeads.tsx'
import { Heading } from '../Heading.tsx'
import styles from './Goods.module.css'
import type { TradingWords } from './words.ts'

/** The market pages: goods, origin, packing, lead time; a checkbox requests a sample. */
export function Goods({ goods }: { readonly goods: TradingWords['goods'] }) {
  const { columns, groups } = goods
  return (
    <section className={styles.goods} id="goods">
      <header>
        <Heading text={goods.heading} />
        <p>{goods.lead}</p>
      </header>
      <div className={styles.tables}>
        {groups.map(({ name, items }, group) => (
          <table key={name}>
            <caption>{name}</caption>
            <ColumnHeads names={Object.values(columns)} />
            <tbody>
              {items.map((item, at) => (
                <tr key={item.name}>
                  <th scope="row">
                    {item.name}
                    <small>{item.origin}</small>
                  </th>
                  <td>
                    {item.unit}
                    <small>{item.least}</small>
                  </td>
                  <td>
                    <b>{goods.days.replace('{n}', `${item.days}`)}</b>
                  </td>
                  <td>
                    <label>
                      <input
                        type="checkbox"
                        name="want"
                        value={group * items.length + at}
                        aria-label={`${item.name} ${columns.sample}`}
                      />
                    </label>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}
