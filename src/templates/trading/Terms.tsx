import { ColumnHeads } from '../ColumnHeads.tsx'
import { Heading } from '../Heading.tsx'
import { Scroll } from '../Scroll.tsx'
import styles from './Terms.module.css'
import type { TradingWords } from './words.ts'

/** Seven Incoterms as bars: how far the seller pays, and where the risk passes. */
export function Terms({ terms }: { readonly terms: TradingWords['terms'] }) {
  return (
    <section className={styles.terms} id="terms">
      <Heading text={terms.heading} />
      <p>{terms.lead}</p>
      <Scroll label={terms.caption} className={styles.scroll}>
        <table>
          <caption>{terms.caption}</caption>
          <ColumnHeads names={[terms.term, ...terms.stages]} />
          <tbody>
            {terms.rows.map(({ code, name, paid, risk }) => (
              <tr key={code}>
                <th scope="row">
                  <b lang="en">{code}</b> <small>{name}</small>
                </th>
                {terms.stages.map((stage, at) => (
                  <td key={stage} data-paid={paid[at]} data-risk={at + 1 === risk || undefined}>
                    <span>
                      {paid[at] === 's' ? terms.seller : terms.buyer}
                      {at + 1 === risk && ` ${terms.risk}`}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className={styles.note}>{terms.note}</p>
    </section>
  )
}
