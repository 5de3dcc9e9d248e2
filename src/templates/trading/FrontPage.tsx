import { Fragment } from 'react'
import { Picture } from '../../components/pictures/Picture.tsx'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import styles from './FrontPage.module.css'
import type { TradingWords } from './words.ts'

interface FrontPageProps {
  readonly words: TradingWords
  readonly picture: PictureSource
}

/** The lead story with its halftone picture, beside the expected ships. */
export function FrontPage({ words, picture }: FrontPageProps) {
  const { lead, vessels } = words
  return (
    <div className={styles.front}>
      <article className={styles.lead}>
        <div className={styles.head}>
          <p className={styles.kicker}>{lead.kicker}</p>
          <h1 data-opening>
            {lead.title.map((line) => (
              <Fragment key={line}>
                <span>{line}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <p className={styles.deck}>{lead.deck}</p>
        </div>
        <div className={styles.columns}>
          {lead.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <figure className={styles.figure}>
        <div className={styles.halftone}>
          <Picture source={picture} sizes="(width < 900px) 100vw, 66vw" first />
        </div>
        <figcaption>{words.picture.caption}</figcaption>
      </figure>
      <section className={styles.vessels}>
        <h2 data-opening>{vessels.heading}</h2>
        <table>
          <caption>{vessels.caption}</caption>
          <ColumnHeads names={Object.values(vessels.columns)} />
          <tbody>
            {vessels.rows.map(({ day, ship, cargo }) => (
              <tr key={ship}>
                <td>{day}</td>
                <th scope="row" lang="en">
                  {ship}
                </th>
                <td>{cargo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
